/**
 * Milliseconds of processor time that `work` takes. Unlike the clock, they are the same whatever
 * else the machine does, so a budget of many times the usual says that work is bounded.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
