import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startNode, stop } from './processes';

type Order = { args: readonly string[] } | { builds: readonly string[] };

const NO_ANSWER = { code: undefined, said: 'Its process ended before it answered.' };

/** Commands on a product's registry, run in order by one process. */
export interface RegistryProcess {
  /** Resolves to the command's output; fails with it on a non-zero exit code. */
  run(order: Order): Promise<string>;
  close(): Promise<void>;
}

/** The process starts with the first command and stays: its start costs more than most commands. */
export function registryProcess(env: NodeJS.ProcessEnv): RegistryProcess {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function ordered(order: Order): Promise<string> {
    child ??= startNode(['scripts/support/registry-worker.mjs'], {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    // The process disconnects when it ends, which aborts waiting callers.
    const waiting = new AbortController();
    const { signal } = waiting;
    const ended = once(child, 'disconnect', { signal }).then(() => [NO_ANSWER]);
    const answered = once(child, 'message', { signal });
    child.send(order);
    const [{ code, said }] = await Promise.race([answered, ended]);
    for (const each of [ended, answered]) each.catch(() => {});
    waiting.abort();
    if (code === 0) return said;
    const command = 'args' in order ? `nukkad ${order.args.join(' ')}` : 'The release';
    throw new Error(`${command} ended with code ${code}:\n${said}`);
  }

  return {
    run(order) {
      const next = last.then(() => ordered(order));
      last = next.catch(() => {});
      return next;
    },
    async close() {
      await last;
      if (child) await stop(child);
      child = undefined;
    },
  };
}
