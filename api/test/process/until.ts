import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds; a safeguard, not a budget: a missing event must fail with its name. */
const patience = 120_000;

/** Waits until `holds`. Fails with `what` on time-out. */
export async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + patience;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`It did not come about: ${what}.`);
    await sleep(20);
  }
}
