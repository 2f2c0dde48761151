import type { PostgresPoolClient } from 'kysely';
import { circuit } from './circuit';
import { connect, connectionsOf, newPool } from './connections';
import type { Connections } from './database';
import { freshness, inTurn } from './freshness.model';
import { type Follower, watchPositions } from './positions';
import { primaryAmong, serversIn } from './servers';

export interface ReplicaPlace {
  /** Of one server or several (`serversIn`). */
  url: string;
  /** Milliseconds by which what they show may be older than the primary. */
  staleness: number;
}

/** A streaming replica, as this process sees it. */
export interface Replica {
  /** Host and port, or the folder of its socket. */
  name: string;
  /** Whether it is known to be near enough. */
  isReadable: () => boolean;
  /** Milliseconds by which it may be behind now; Infinity before it was seen to follow. */
  behind: () => number;
  connect: () => Promise<PostgresPoolClient>;
  /** Takes it for unreadable until it is seen to follow again. */
  leave: () => void;
}

/** The streaming replicas that may be read. */
export interface Replicas {
  /** Milliseconds by which what is read of any may be older than the primary. */
  staleness: number;
  all: readonly Replica[];
  /** One that is near enough, each in its turn; undefined when none is. */
  next: () => Replica | undefined;
  /** Of all of them together. */
  connections: () => Connections;
  close: () => Promise<void>;
}

interface Surroundings {
  /** The address at which the primary's position is asked. */
  primary: () => string;
  /** Connections to each of them. */
  pool: number;
  isPooler: boolean;
}

/** Opens the replicas of an address, and watches how far behind each is. */
export function openReplicas(place: ReplicaPlace, surroundings: Surroundings): Replicas {
  const { url, staleness } = place;
  const opened = serversIn(url).map((server) => openReplica(server, staleness, surroundings));
  const all = opened.map(({ replica }) => replica);
  const watch = watchPositions(
    surroundings.primary,
    opened.map(({ follower }) => follower),
  );
  return {
    ...{ staleness, all, next: inTurn(all) },
    connections: () => together(opened.map(({ connections }) => connections())),
    async close() {
      watch.stop();
      await Promise.all(opened.map(({ close }) => close()));
    },
  };
}

interface Opened {
  replica: Replica;
  follower: Follower;
  connections: () => Connections;
  close: () => Promise<void>;
}

function openReplica(
  url: string,
  staleness: number,
  { pool: max, isPooler }: Surroundings,
): Opened {
  const pool = newPool(url, 'interactive', { max, isPooler });
  const guarded = circuit(primaryAmong([url]).find);
  const fresh = freshness(staleness);
  return {
    replica: {
      name: nameOf(url),
      isReadable: () => fresh.isReadable(performance.now()),
      behind: () => fresh.behind(performance.now()),
      connect: () => connect(pool, guarded),
      leave: fresh.leave,
    },
    follower: { url, fresh },
    connections: () => connectionsOf('replica', pool),
    async close() {
      guarded.stop();
      await pool.end();
    },
  };
}

function together(all: Connections[]): Connections {
  const sum = (state: 'busy' | 'idle' | 'waiting') =>
    all.reduce((total, one) => total + one[state], 0);
  return { kind: 'replica', busy: sum('busy'), idle: sum('idle'), waiting: sum('waiting') };
}

/** Without user and password. */
function nameOf(url: string): string {
  const { host, searchParams } = new URL(url);
  return searchParams.get('host') ?? host;
}
