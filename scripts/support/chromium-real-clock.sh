#!/bin/sh
# Starts the browser at REAL_CHROMIUM_PATH without libfaketime, with which Chromium does not run.
# Its pages shift their clock themselves.
unset LD_PRELOAD
exec "$REAL_CHROMIUM_PATH" "$@"
