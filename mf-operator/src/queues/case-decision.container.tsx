import { toast } from '@nukkad/platform';
import type { DecisionOffer, QueueCase, QueueName } from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { Button, Card, type SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '@nukkad/vendor-kit';
import { useRef, useState } from 'react';
import { DecisionForm, type Written } from './decision-form';
import { isHard } from './queues.model';
import styles from './queues.module.css';
import { useDecide, type Verdict } from './queues.queries';
import { text } from './queues.text';

interface Props {
  queue: QueueName;
  one: QueueCase;
}

/** Available decisions of a case: a button for each, and the form of the pressed one. */
export function CaseDecision({ queue, one }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [decision, setDecision] = useState<DecisionOffer['decision'] | null>(null);
  const { offers } = one;
  const offer = offers.find((each) => each.decision === decision);
  const decided = (done: DecisionOffer) => {
    setDecision(null);
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
    </Card>
  );
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
