import type {
  DecisionAnswer,
  DecisionOffer,
  QueueEntry,
  QueueName,
} from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { Button, Checkbox, Dialog, type SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { DecisionForm, type Written } from './decision-form';
import { bulkOffers, isHard } from './queues.model';
import styles from './queues.module.css';
import { useDecide } from './queues.queries';
import { text } from './queues.text';

/** Result of a bulk decision, shown above the list. */
export interface Outcome {
  said: string;
  failed: { _id: string; title: string; message: string }[];
}

interface Props {
  queue: QueueName;
  entries: readonly QueueEntry[];
  /** Ids of the selected entries. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  onOutcome: (outcome: Outcome) => void;
}

/** Selects all of a page, and decides the selected ones with one press. */
export function BulkBar({ queue, entries, chosen, onChoose, onOutcome }: Props) {
  const [offer, setOffer] = useState<DecisionOffer | null>(null);
  const isAll = chosen.length === entries.length;
  return (
    <div className={styles.bulk}>
      <Checkbox
        label={text.chooseAll}
        isSelected={isAll}
        onChange={(all) => onChoose(all ? entries.map(({ _id }) => _id) : [])}
      />
      <p role="status" className={styles.muted}>
        {chosen.length === 0 ? text.noneChosen : text.chosen(queue, chosen.length)}
      </p>
      {chosen.length > 0 && (
        <div className={styles.ways}>
          {bulkOffers[queue].map((one) => (
            <Button
              key={one.decision}
              tone={isHard(one.decision) ? 'danger' : 'secondary'}
              size="small"
              onClick={() => setOffer(one)}
            >
              {text.of(one.decision, queue, chosen.length)}
            </Button>
          ))}
        </div>
      )}
      <Dialog
        title={offer === null ? '' : text.of(offer.decision, queue, chosen.length)}
        isOpen={offer !== null}
        onClose={() => setOffer(null)}
      >
        {offer !== null && (
          <BulkForm
            {...{ queue, entries, offer, onOutcome }}
            ids={chosen}
            onDone={() => setOffer(null)}
          />
        )}
      </Dialog>
    </div>
  );
}

interface FormProps extends Pick<Props, 'queue' | 'entries' | 'onOutcome'> {
  ids: readonly string[];
  offer: DecisionOffer;
  onDone: () => void;
}

function BulkForm({ queue, entries, ids, offer, onOutcome, onDone }: FormProps) {
  const decide = useDecide(queue);
  const [keyFor] = useState(createIdempotencyKeys);
  const { decision } = offer;
  const save = async ({ reason }: Written): Promise<SubmitAnswer> => {
    const verdict = { ids, decision, ...(reason.trim() !== '' && { reason: reason.trim() }) };
    return submitted(async () => onOutcome(outcome(await decide(verdict, keyFor(verdict)))));
  };
  const outcome = ({ settled, failed }: DecisionAnswer): Outcome => ({
    said: settled.length === 0 ? '' : text.decided(decision, queue, settled.length),
    failed: failed.map(({ _id, message }) => ({
      _id,
      title: entries.find((entry) => entry._id === _id)?.title ?? text.noTitle,
      message,
    })),
  });
  return (
    <DecisionForm {...{ queue, ids, offer }} onSave={save} onSaved={onDone} onCancel={onDone} />
  );
}
