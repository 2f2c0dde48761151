import { toast, useSearchParams } from '@nukkad/platform';
import type { DecisionOffer, QueueCase, QueueName } from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { Button, Card, type SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '@nukkad/vendor-kit';
import { useRef, useState } from 'react';
import { searchWith } from '../common/address.model';
import { NextLink } from '../common/next-in-queue/next-link';
import { useNextInQueue } from '../common/next-in-queue/use-next-in-queue';
import { DecisionForm, type Written } from './decision-form';
import { isHard, queryIn } from './queues.model';
import styles from './queues.module.css';
import { useDecide, useQueue, type Verdict } from './queues.queries';
import { text } from './queues.text';

interface Props {
  queue: QueueName;
  one: QueueCase;
}

/** Available decisions of a case: a button for each, and the form of the pressed one. */
export function CaseDecision({ queue, one }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [decision, setDecision] = useState<DecisionOffer['decision'] | null>(null);
  const [isDecided, setDecided] = useState(false);
  const { offers } = one;
  const offer = offers.find((each) => each.decision === decision);
  const decided = (done: DecisionOffer) => {
    setDecision(null);
    setDecided(true);
    toast({ text: text.decidedOne(done.decision) });
    // The buttons are replaced: keep keyboard focus at the decision.
    heading.current?.focus();
  };
  return (
    <Card as="section" className={styles.card}>
      <h2 ref={heading} tabIndex={-1}>
        {text.decide}
      </h2>
      {offers.length === 0 && <p className={styles.muted}>{text.settledOnly}</p>}
      <div className={styles.ways}>
        {offers.map((each) => (
          <Button
            key={each.decision}
            tone={isHard(each.decision) ? 'danger' : 'secondary'}
            aria-expanded={each === offer}
            onClick={() => setDecision(each === offer ? null : each.decision)}
          >
            {text.decisions[each.decision].verb}
          </Button>
        ))}
      </div>
      {offer && (
        <OneForm
          key={offer.decision}
          {...{ queue, one, offer }}
          onSaved={() => decided(offer)}
          onCancel={() => setDecision(null)}
        />
      )}
      <Next {...{ queue, one, isDecided }} />
    </Card>
  );
}

/** Mounted before the decision, which takes the case out of the list. */
function Next({ queue, one: { _id, state }, isDecided }: Props & { isDecided: boolean }) {
  const [params] = useSearchParams();
  const query = queryIn(params);
  const cases = useQueue(queue, query);
  const entries = cases.state === 'ready' ? cases.value.entries : [];
  const next = useNextInQueue(entries, (entry) => entry._id === _id);
  const isShown = query.state === 'waiting' && (isDecided || state === 'settled');
  if (!isShown || next === undefined) return null;
  return <NextLink to={{ search: searchWith(params, { case: next._id }) }} name={next.title} />;
}

interface FormProps extends Props {
  offer: DecisionOffer;
  onSaved: () => void;
  onCancel: () => void;
}

function OneForm({ queue, one: { _id, draft }, offer, ...on }: FormProps) {
  const decide = useDecide(queue);
  const [keyFor] = useState(createIdempotencyKeys);
  const save = async (written: Written): Promise<SubmitAnswer> => {
    const verdict = verdictOf(_id, offer, written);
    let refused: string | undefined;
    const problem = await submitted(async () => {
      const { failed } = await decide(verdict, keyFor(verdict));
      refused = failed[0]?.message;
    });
    if (refused !== undefined) toast({ text: refused, tone: 'danger', durationMs: Infinity });
    return problem ?? refused;
  };
  return <DecisionForm {...{ queue, offer, draft, ...on }} ids={[_id]} onSave={save} />;
}

function verdictOf(id: string, { decision, needs }: DecisionOffer, written: Written): Verdict {
  return {
    ids: [id],
    decision,
    ...(needs.includes('reason') && { reason: written.reason.trim() }),
    ...(needs.includes('text') && { text: written.text.trim() }),
  };
}
