import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded into a server before its own code: writes how long its event loop was kept from turning to
// LOOP_DELAY_FILE, each time it is sent SIGUSR2, and begins anew.
const RESOLUTION_MS = 1;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

process.on('SIGUSR2', () => {
  // A sample is the time between two ticks of the monitor, of which one is due every millisecond.
  const beyond = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  const found = {
    samples: delay.count,
    p50: beyond(delay.percentile(50)),
    p99: beyond(delay.percentile(99)),
    max: beyond(delay.max),
  };
  delay.reset();
  writeFileSync(process.env.LOOP_DELAY_FILE, JSON.stringify(found));
});
