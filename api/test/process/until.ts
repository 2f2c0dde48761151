import { setTimeout as sleep } from 'node:timers/promises';

/** A failsafe and no budget: a busy machine may be late, but what never comes fails by its name. */
const patience = 120_000;

/** Waits until `holds`. Fails with `what` where it never does. */
export async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + patience;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`It did not come about: ${what}.`);
    await sleep(20);
  }
}
