import type { HealthReport } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Allowances } from '../allowances/allowances';
import { networkOf } from '../allowances/network.model';
import { wider } from '../allowances/of-networks';
import type { Settings } from '../settings';
import type { Tables } from '../storage/database.types';
import { addCounts, addMessages, addShare, addVisit, visitAgain } from './health.store';
import { type Releases, watchedIn } from './releases';
import { countRows, knownFacts, metBefore, metOf, type Seen } from './reports.model';

interface Needs {
  db: Kysely<Tables>;
  releases: Releases;
  allowed: Allowances;
  limits: Settings['limits'];
}

/** New visits of one network that a canary is judged by: nobody makes a verdict from one place. */
const visitsOfNetwork = { most: 20, seconds: 3_600 };

export type ReportsService = ReturnType<typeof reportsService>;

/** Takes in what pages tell of the parts they run. */
export function reportsService({ db, releases, allowed, limits }: Needs) {
  const isCounted = async (what: string, network: string) => {
    const most = visitsOfNetwork.most * wider[limits];
    return (await allowed.use(what, network, { ...visitsOfNetwork, most })) === 0;
  };

  async function countVisit(visit: string, seen: Seen[], what: string, address: string) {
    const fresh: Seen[] = [];
    for (const one of seen) if (!(await visitAgain(db, one.canary, visit, one))) fresh.push(one);
    if (fresh.length === 0 || !(await isCounted(what, networkOf(address)))) return;
    for (const one of fresh) await addVisit(db, one.canary, visit, one);
  }

  return {
    /** Facts about what was never released are dropped. */
    async record(report: HealthReport, address: string): Promise<void> {
      const facts = knownFacts(report, await releases.released());
      if (facts.length === 0) return;
      await addCounts(db, countRows(facts));
      await addMessages(db, facts, report.path);
      for (const fact of facts) if (fact.kind === 'share') await addShare(db, fact);
      const live = await releases.live();
      const watched = watchedIn(live);
      if (watched) {
        const seen = metOf(facts, watched).map((met) => ({ ...met, canary: watched.id }));
        return countVisit(report.visit, seen, 'canary-visits', address);
      }
      const seen = metBefore(facts, Object.values(live?.remotes ?? {}));
      await countVisit(report.visit, seen, 'live-visits', address);
    },
  };
}
