import type {
  Decision,
  QueueCase,
  QueueEntry,
  QueueName,
  QueueState,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.generated';

type Db = Kysely<Tables>;

/** Which entries are asked for. `q`: words of theirs, or a number as people are given it. */
export interface QueueWanted {
  state: QueueState;
  q?: string;
}

/** What an operator decided of one case. */
export interface Decided {
  decision: Decision;
  reason?: string;
  text?: string;
  /** The operator. */
  by: string;
}

/**
 * One kind of case that operators decide. The module it belongs to has it; the desk reads, decides
 * and writes the audit log through it.
 */
export interface Queue {
  name: QueueName;
  count(db: Db, wanted: QueueWanted): Promise<number>;
  /** When the one that waits longest came; null when nothing waits. */
  oldest(db: Db): Promise<Date | null>;
  /** Waiting: the oldest first; settled: the newest first. */
  page(db: Db, wanted: QueueWanted, stretch: { skip: number; most: number }): Promise<QueueEntry[]>;
  /** Undefined when there is no such case. `history` is the desk's to add. */
  find(db: Db, id: string): Promise<Omit<QueueCase, 'history'> | undefined>;
  /**
   * Does what was decided and tells whom it concerns, in the desk's transaction. Fails with
   * `not-found`, `conflict` where another was faster, or `validation` for what the order lacks.
   */
  decide(trx: Db, id: string, decided: Decided): Promise<void>;
}
