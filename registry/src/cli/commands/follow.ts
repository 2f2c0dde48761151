import { setTimeout as wait } from 'node:timers/promises';
import { RegistryError } from '../../core/failure';
import { bringUpToDate } from '../../sync/lock';
import type { Command } from '../command/command';

/** Milliseconds between two looks at the store, as an API has them. */
const PAUSE_MS = 500;

export const followCommand: Command = {
  usage: 'follow',
  about: 'Keep this machine’s site a copy of the store, until it is stopped',
  examples: ['nukkad follow --store s3://releases/nukkad', 'nukkad follow --site /srv/nukkad/site'],
  run: async ({ places, phase }) => {
    const { store } = places;
    if (!store) {
      throw new RegistryError(
        'usage',
        'There is no store to follow. Name one with NUKKAD_STORE or --store.',
      );
    }
    const ending = new AbortController();
    const stop = () => ending.abort();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
    phase(`${places.site} follows ${store.name}. Stop with Ctrl-C.`);
    const failed = sayOnce(phase);
    while (!ending.signal.aborted) {
      await bringUpToDate(places).then(() => failed(undefined), failed);
      await wait(PAUSE_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    }
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, stop);
    return { lines: ['Stopped'], data: { site: places.site, store: store.name } };
  },
};

// A store that is away for an hour is two lines, not seven thousand.
function sayOnce(say: (line: string) => void): (error: unknown) => void {
  let last = '';
  return (error) => {
    const said = error instanceof Error ? error.message : '';
    if (said === last) return;
    last = said;
    say(said === '' ? 'The store answers again.' : `The copy stays as it is: ${said}`);
  };
}
