import {
  limits,
  type PartReleases,
  type ReleaseHealth,
  type ReleaseMove,
  type ReleasesAnswer,
  type RollBackOrder,
  type RunningCanary,
  type TakeBackOrder,
} from '@nukkad/platform/contract';
import { isRegistryError } from '@nukkad/registry';
import type { Kysely } from 'kysely';
import { type AuditAction, audit } from '../../core/audit/audit.store';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError, orNotFound } from '../../core/http/problems';
import { evidenceOf } from './canary.store';
import { text } from './health.text';
import { healthOf, type Standing, standingOf } from './release-admin.model';
import { countersOf, messagesAbout, sharesOf } from './release-admin.store';
import { type ReleaseCommands, type Releases, watchedIn } from './releases';
import type { Released, Watched } from './reports.model';
import { verdictOf } from './verdict.model';

interface Deps {
  db: Kysely<Tables>;
  releases: Releases;
  releaseCommands: ReleaseCommands;
  /** From `networksForVerdict`. */
  networks: number;
}

export type ReleaseAdmin = ReturnType<typeof releaseAdmin>;

/** Hours shown in the release admin. */
const hours = 24;

/** Release health for operators, with rollback. */
export function releaseAdmin({ db, releases, releaseCommands, networks }: Deps) {
  async function all(): Promise<ReleasesAnswer> {
    const live = await releases.live();
    const watched = watchedIn(live);
    const standing = standingOf(live, watched, await releases.withdrawn());
    const counters = await countersOf(db, hours);
    const inUse = [standing.live, standing.canary].flatMap((versions) => Object.entries(versions));
    const shown = inUse.map(([part, version]) => healthOf({ part, version }, standing, counters));
    return { hours, canary: await canaryNow(db, watched, networks), releases: shown.sort(byPart) };
  }

  async function nameOf(userId: string): Promise<string> {
    const { full_name } = await db
      .selectFrom('app_user')
      .select('full_name')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return full_name;
  }

  /** The registry first: it decides what pages run, and its own log has the entry already. */
  async function decide(work: () => Promise<void>, entry: AuditAction): Promise<ReleasesAnswer> {
    await work().catch((error: unknown) => {
      if (isRegistryError(error)) throw new ApiError('conflict', text.refused(error.message));
      throw error;
    });
    await db.transaction().execute((trx) => audit(trx, entry));
    return all();
  }

  return {
    all,

    async part(part: string): Promise<PartReleases> {
      const versions = (await releases.released()).get(part);
      const live = await releases.live();
      const watched = watchedIn(live);
      const standing = standingOf(live, watched, await releases.withdrawn());
      const counters = await countersOf(db, hours, part);
      return {
        ...{ part, hours, canary: await canaryNow(db, watched, networks) },
        releases: versionsOf(part, orNotFound(versions, text.noPart), standing).map((version) =>
          healthOf({ part, version }, standing, counters),
        ),
        messages: await messagesAbout(db, part),
        shares: await sharesOf(db, part),
      };
    },

    async log(): Promise<ReleaseMove[]> {
      const moves = await releaseCommands.log();
      return moves.slice(0, limits.releaseMovesShown).map(({ at, by, why, ...move }) => ({
        ...{ time: at, channel: move.channel, serial: move.serial },
        ...{ part: move.part, version: move.version, previous: move.previous },
        ...{ action: move.action, by: by ?? null, reason: why ?? null },
      }));
    },

    async takeBack(id: string, { reason }: TakeBackOrder, userId: string): Promise<ReleasesAnswer> {
      const watched = watchedIn(await releases.live());
      if (watched?.id !== id) throw new ApiError('conflict', text.canaryOver);
      const parts = watched.parts.map(({ part, canary }) => `${part} ${canary}`).join(', ');
      const by = await nameOf(userId);
      return decide(() => releaseCommands.stopCanary({ id, why: reason, by }), {
        ...{ by: userId, action: 'canary-taken-back', subject: 'releases' },
        ...{ subjectId: watched.parts[0]?.part ?? id, title: parts, reason },
      });
    },

    async rollBack(part: string, { version, reason }: RollBackOrder, userId: string) {
      const versions = orNotFound((await releases.released()).get(part), text.noPart);
      if (!versions.has(version)) throw new ApiError('conflict', text.noVersion(version));
      const by = await nameOf(userId);
      return decide(() => releaseCommands.rollBack({ part, version, why: reason, by }), {
        ...{ by: userId, action: 'rolled-back', subject: 'releases', subjectId: part },
        ...{ title: `${part} ${version}`, reason },
      });
    },
  };
}

async function canaryNow(
  db: Kysely<Tables>,
  watched: Watched | undefined,
  networks: number,
): Promise<RunningCanary | null> {
  if (!watched) return null;
  const found = await evidenceOf(db, watched);
  const parts = watched.parts.flatMap(({ part, canary: version, live: liveVersion }) => {
    const own = found.find((one) => one.part === part);
    if (!own) return [];
    const { canary, live } = own.evidence;
    return [{ part, version, liveVersion, canary, live, verdict: verdictOf(own, networks).do }];
  });
  return { id: watched.id, share: watched.share, parts };
}

const byPart = (a: ReleaseHealth, b: ReleaseHealth) =>
  a.part.localeCompare(b.part) || a.standing.localeCompare(b.standing) * -1;

/** Live version first, then the canary, then by use. */
function versionsOf(
  part: string,
  versions: Released extends ReadonlyMap<string, infer V> ? V : never,
  { live, canary }: Standing,
): string[] {
  const first = [live[part], canary[part]].filter((version) => version !== undefined);
  return [...new Set([...first.filter((version) => versions.has(version)), ...versions])];
}
