#!/bin/sh
# Starts the browser named by REAL_CHROMIUM_PATH without the library that shifts the clock, with
# which Chromium does not run. Its pages shift their clock themselves.
unset LD_PRELOAD
exec "$REAL_CHROMIUM_PATH" "$@"
