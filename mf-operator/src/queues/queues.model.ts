import type { Decision, DecisionOffer, QueueName, QueueState } from '@nukkad/platform/contract';
import { pageIn, soughtIn } from '../common/address.model';

/** What the address asks for. */
export interface QueueQuery {
  state: QueueState;
  q: string;
  page: number;
}

/** Read from it; what it says wrongly it does not say. */
export function queryIn(params: URLSearchParams): QueueQuery {
  const state: QueueState = params.get('state') === 'settled' ? 'settled' : 'waiting';
  return { state, q: soughtIn(params), page: pageIn(params.get('page')) };
}

const keep: DecisionOffer = { decision: 'keep', needs: [] };
const close: DecisionOffer = { decision: 'close', needs: [] };
const publish: DecisionOffer = { decision: 'publish', needs: [] };
const reject: DecisionOffer = { decision: 'reject', needs: ['reason'] };
const takeDown: DecisionOffer = { decision: 'take-down', needs: ['reason'] };

/** What can be decided of many that wait: never what others read, which is written case by case. */
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
};

/** Takes something from people, or refuses it. */
export const isHard = (decision: Decision): boolean =>
  decision === 'reject' || decision === 'stop' || decision === 'take-down' || decision === 'revoke';

/** With one more or one less of those that are chosen. */
export function toggled(chosen: ReadonlySet<string>, id: string, isChosen: boolean): Set<string> {
  const next = new Set(chosen);
  if (isChosen) next.add(id);
  else next.delete(id);
  return next;
}

/** Those of the page that are chosen: others may be gone from it by now. */
export const chosenOn = (
  entries: readonly { _id: string }[],
  chosen: ReadonlySet<string>,
): string[] => entries.map(({ _id }) => _id).filter((id) => chosen.has(id));
