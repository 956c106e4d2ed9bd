"""What lies beside the notebook of a student: parts that release joins into one file, which needs nothing but Python.

Students read that file, so these parts are in French, and they keep to Python 3.10.
"""
