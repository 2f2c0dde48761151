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

/** Filter of a queue. `q`: words of an entry, or its reference number. */
export interface QueueWanted {
  state: QueueState;
  q?: string;
}

/** An operator's decision on one case. */
export interface Decided {
  decision: Decision;
  reason?: string;
  text?: string;
  /** Account of the operator. */
  by: string;
}

/**
 * A kind of case that operators decide. It belongs to its own module; the operator console reads
 * and decides through it and writes the audit log.
 */
export interface Queue {
  name: QueueName;
  count(db: Db, wanted: QueueWanted): Promise<number>;
  /** When the longest-waiting entry arrived; null when none waits. */
  oldest(db: Db): Promise<Date | null>;
  /** Waiting entries: oldest first; settled ones: newest first. */
  page(db: Db, wanted: QueueWanted, stretch: { skip: number; most: number }): Promise<QueueEntry[]>;
  /** Undefined when there is no such case. The operator console adds `history`. */
  find(db: Db, id: string): Promise<Omit<QueueCase, 'history'> | undefined>;
  /**
   * Applies the decision and notifies the users concerned, in the console's transaction. Fails with
   * `not-found`, `conflict` when another operator was faster, or `validation` for missing fields.
   */
  decide(trx: Db, id: string, decided: Decided): Promise<void>;
}
