import type { HealthReport } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { wider } from '../../core/rate-limits/by-network';
import { networkOf } from '../../core/rate-limits/network.model';
import type { RateLimiter } from '../../core/rate-limits/rate-limiter';
import {
  addCounts,
  addMessages,
  addShare,
  addTroubledNetwork,
  addVisit,
  visitAgain,
} from './health.store';
import { type Releases, watchedIn } from './releases';
import {
  countRows,
  knownFacts,
  type Met,
  metBefore,
  metOf,
  type Seen,
  type Watched,
} from './reports.model';
import { visitTickets } from './visit-tickets';

interface Deps {
  db: Kysely<Tables>;
  releases: Releases;
  allowed: RateLimiter;
  limits: Settings['limits'];
  /** Secret that signs tickets. */
  secret: string;
}

/** Limit of new visits per network that count towards a verdict. */
const visitsOfNetwork = { most: 20, seconds: 3_600 };

export type ReportsService = ReturnType<typeof reportsService>;

/** Records the health reports of pages. */
export function reportsService({ db, releases, allowed, limits, secret }: Deps) {
  const tickets = visitTickets(secret);

  const isCounted = async (what: string, network: string) => {
    const most = visitsOfNetwork.most * wider[limits];
    return (await allowed.use(what, network, { ...visitsOfNetwork, most })) === 0;
  };

  /** Returns what was counted. */
  async function countVisit(visit: string, seen: Seen[], what: string, address: string) {
    const fresh: Seen[] = [];
    for (const one of seen) if (!(await visitAgain(db, one.canary, visit, one))) fresh.push(one);
    if (fresh.length === 0) return seen;
    const again = seen.filter((one) => !fresh.includes(one));
    if (!(await isCounted(what, networkOf(address)))) return again;
    for (const one of fresh) await addVisit(db, one.canary, visit, one);
    return seen;
  }

  /** Only a page with a ticket of its arm may report about the canary. */
  async function countTicketed(
    report: HealthReport,
    watched: Watched,
    met: Met[],
    address: string,
  ) {
    const ticket = report.ticket === undefined ? undefined : tickets.read(report.ticket);
    if (ticket?.canary !== watched.id) return;
    const canary = watched.id;
    const own = met.filter(({ arm }) => arm === ticket.arm).map((one) => ({ ...one, canary }));
    const counted = await countVisit(ticket.visit, own, 'canary-visits', address);
    const network = tickets.networkName(canary, networkOf(address));
    for (const { part, arm, isTroubled } of counted) {
      if (arm === 'canary' && isTroubled) await addTroubledNetwork(db, canary, part, network);
    }
  }

  return {
    /** A ticket for a page that runs this composition; null when it is not watched. */
    async ticketFor(lock: string): Promise<string | null> {
      const watched = watchedIn(await releases.live());
      if (!watched) return null;
      const arm = (['canary', 'live'] as const).find((one) => watched.locks[one] === lock);
      return arm ? tickets.issue(watched.id, arm) : null;
    },

    /** Facts about unreleased versions are dropped. */
    async record(report: HealthReport, address: string): Promise<void> {
      const facts = knownFacts(report, await releases.released());
      if (facts.length === 0) return;
      await addCounts(db, countRows(facts));
      await addMessages(db, facts, report.path);
      for (const fact of facts) if (fact.kind === 'share') await addShare(db, fact);
      const live = await releases.live();
      const watched = watchedIn(live);
      if (watched) return countTicketed(report, watched, metOf(facts, watched), address);
      const seen = metBefore(facts, Object.values(live?.remotes ?? {}));
      await countVisit(report.visit, seen, 'live-visits', address);
    },
  };
}
