"""The isolated side: a warm zygote forks one worker a copy; only plain data crosses between it and the trusted side."""
