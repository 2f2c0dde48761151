import type { FailureFact } from '@nukkad/platform/contract';
import type { Blame } from '@nukkad/renderer';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { addCounts, addMessages } from './health.store';
import type { Releases } from './releases';
import { countRows } from './reports.model';

interface Deps {
  db: Kysely<Tables>;
  releases: Pick<Releases, 'released'>;
  log: FastifyBaseLogger;
}

/** Code under which a page that was not rendered ahead stands among the failures of its release. */
export const renderFailureCode = 'SERVER-RENDER';

/**
 * Records failures of rendering ahead in log and release health. No visitor had trouble: they got the
 * released page, so no canary is judged by it.
 */
export function renderFailures({ db, releases, log }: Deps): (lock: string, blame: Blame) => void {
  async function record({ part, version, message, address = '/' }: Blame): Promise<void> {
    if (part === undefined || version === undefined) return;
    if (!(await releases.released()).get(part)?.has(version)) return;
    const fact: FailureFact = {
      ...{ kind: 'failure', part, version, screen: 'unknown', phase: 'render' },
      ...{ code: renderFailureCode, message, recovered: 'origin' },
    };
    await addCounts(db, countRows([fact]));
    await addMessages(db, [fact], address);
  }

  return (lock, blame) => {
    log.error({ lock, ...blame }, 'a page was not rendered ahead');
    record(blame).catch((error) => log.warn(error, 'a failure of rendering was not recorded'));
  };
}
