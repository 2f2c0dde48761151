import type {
  CaseFact,
  Decision,
  DecisionOffer,
  QueueName,
  QueueState,
} from '@nukkad/platform/contract';
import { pageIn } from '@nukkad/vendor-kit';
import { soughtIn } from '../common/address.model';
import { capital } from '../common/words.model';
import { text } from './queues.text';

/** Query in the address. */
export interface QueueQuery {
  state: QueueState;
  q: string;
  page: number;
}

/** Parses the address; invalid values are ignored. */
export function queryIn(params: URLSearchParams): QueueQuery {
  const state: QueueState = params.get('state') === 'settled' ? 'settled' : 'waiting';
  return { state, q: soughtIn(params), page: pageIn(params.get('page')) };
}

const keep: DecisionOffer = { decision: 'keep', needs: [] };
const close: DecisionOffer = { decision: 'close', needs: [] };
const publish: DecisionOffer = { decision: 'publish', needs: [] };
const reject: DecisionOffer = { decision: 'reject', needs: ['reason'] };
const takeDown: DecisionOffer = { decision: 'take-down', needs: ['reason'] };

/** Decisions available in bulk: never those with a public text, which is written per case. */
export const bulkOffers: Record<QueueName, readonly DecisionOffer[]> = {
  verifications: [],
  complaints: [reject],
  campaigns: [publish, reject],
  questions: [reject],
  reviews: [keep, takeDown],
  stories: [reject],
  tickets: [close],
  offices: [reject],
  claims: [reject],
  // Each with its own reference of the bank.
  payments: [],
};

/** A fact in words: the API tells states and levels as codes. Unknown ones stay as they are. */
export function factWords(fact: CaseFact, value: string): string {
  if (fact === 'status') return text.statuses[value] ?? value;
  if (fact === 'level') return text.levels[value] ?? value;
  return fact === 'kind' ? capital(value) : value;
}

/** Removes or rejects something. */
export const isHard = (decision: Decision): boolean =>
  decision === 'reject' || decision === 'stop' || decision === 'take-down' || decision === 'revoke';

/** The selection with one entry added or removed. */
export function toggled(chosen: ReadonlySet<string>, id: string, isChosen: boolean): Set<string> {
  const next = new Set(chosen);
  if (isChosen) next.add(id);
  else next.delete(id);
  return next;
}

/** Selected entries of the page: others may be gone from it. */
export const chosenOn = (
  entries: readonly { _id: string }[],
  chosen: ReadonlySet<string>,
): string[] => entries.map(({ _id }) => _id).filter((id) => chosen.has(id));
