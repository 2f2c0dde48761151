/**
 * CPU milliseconds of `work`. Unlike wall time they do not depend on the machine's load, so a
 * budget of many times the usual proves that work is bounded.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
