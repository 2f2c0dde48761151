import { type DecisionOffer, limits, messages, type QueueName } from '@nukkad/platform/contract';
import { all, FormTextArea, maxLength, required, type SubmitAnswer } from '@nukkad/shared-ui';
import { DraftForm } from '@nukkad/vendor-kit';
import { isHard } from './queues.model';
import styles from './queues.module.css';
import { text } from './queues.text';

/** Text fields of a decision; empty if it needs none. */
export interface Written {
  reason: string;
  text: string;
}

interface Props {
  queue: QueueName;
  /** Ids of the cases; input is kept per case. */
  ids: readonly string[];
  offer: DecisionOffer;
  /** Initial text. */
  draft?: string;
  onSave: (written: Written) => Promise<SubmitAnswer>;
  onSaved: () => void;
  onCancel: () => void;
}

/** Explains a decision, and asks for its required texts. */
export function DecisionForm({ queue, ids, offer, draft = '', ...on }: Props) {
  const { decision, needs } = offer;
  const { verb, deciding, why } = text.decisions[decision];
  return (
    <DraftForm<Written>
      draft={`decision:${queue}:${decision}:${ids.join(' ')}`}
      label={verb}
      begin={{ reason: '', text: draft }}
      saveText={ids.length === 1 ? verb : text.of(decision, queue, ids.length)}
      savingText={deciding}
      tone={isHard(decision) ? 'danger' : 'primary'}
      takesFocus={needs.length > 0}
      {...on}
    >
      <p className={styles.muted}>{why}</p>
      {needs.includes('text') && <TextField offer={offer} />}
      {needs.includes('reason') && (
        <FormTextArea
          name="reason"
          label={decision === 'confirm' ? text.reference : text.reason}
          hint={decision === 'confirm' ? text.referenceHint : text.reasonHint}
          isRequired
          rows={3}
          limit={limits.decisionReasonMaxLength}
          validate={right(limits.decisionReasonMaxLength)}
        />
      )}
    </DraftForm>
  );
}

function TextField({ offer: { decision } }: Pick<Props, 'offer'>) {
  const hint = decision === 'answer' ? text.wordingHints.answer : text.wordingHints.publish;
  return (
    <FormTextArea
      name="text"
      label={text.wording}
      hint={hint}
      isRequired
      rows={8}
      limit={limits.decisionTextMaxLength}
      validate={right(limits.decisionTextMaxLength)}
    />
  );
}

const right = (most: number) =>
  all<string>(required(messages.required), maxLength(most, text.tooLong(most)));
