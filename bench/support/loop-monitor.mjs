import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

// Preloaded into a server. On SIGUSR2 it writes the event loop delay to LOOP_DELAY_FILE and resets.
const RESOLUTION_MS = 1;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

process.on('SIGUSR2', () => {
  // A sample is the interval between two ticks, which are due every millisecond.
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
