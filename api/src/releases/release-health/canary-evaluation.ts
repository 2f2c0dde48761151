import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { claim, evidenceOf, foldVisits, letGo, markDone } from './canary.store';
import { text } from './health.text';
import { notifyOperators } from './notify-operators';
import { type ReleaseCommands, type Releases, watchedIn } from './releases';
import type { Watched } from './reports.model';
import { verdictOf } from './verdict.model';

interface Deps {
  db: Kysely<Tables>;
  releases: Pick<Releases, 'live'>;
  releaseCommands: Pick<ReleaseCommands, 'stopCanary'>;
  /** Base URL of links in emails. */
  origin: string;
  /** From `networksForVerdict`. */
  networks: number;
}

/** Longer than the registry takes; after that another process may try. */
const claimSeconds = 60;

/** Evaluates the running canary: if it is worse, rolls it back and notifies operators. */
export function canaryEvaluation({ db, releases, releaseCommands, origin, networks }: Deps) {
  return async (): Promise<void> => {
    await foldVisits(db);
    const watched = watchedIn(await releases.live());
    if (!watched) return;
    const worse = await firstWorse(db, watched, networks);
    if (!worse || !(await claim(db, { canary: watched.id, ...worse }, claimSeconds))) return;
    try {
      await releaseCommands.stopCanary({ id: watched.id, why: worse.reason, by: text.byItself });
    } catch (error) {
      await letGo(db, watched.id);
      throw error;
    }
    await tell(watched, worse);
  };

  async function tell({ id, parts }: Watched, { part, reason }: { part: string; reason: string }) {
    const worse = parts.find((one) => one.part === part);
    if (!worse) return;
    await db.transaction().execute(async (trx) => {
      if (!(await markDone(trx, id))) return;
      await notifyOperators(trx, worse, reason, origin);
    });
  }
}

async function firstWorse(db: Kysely<Tables>, watched: Watched, networks: number) {
  for (const found of await evidenceOf(db, watched)) {
    const verdict = verdictOf(found, networks);
    if (verdict.do === 'take-back') return { part: found.part, reason: verdict.why };
  }
  return undefined;
}
