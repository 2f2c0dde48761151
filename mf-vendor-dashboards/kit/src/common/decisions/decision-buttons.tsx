import { Button, CheckIcon, CloseIcon, StatusPill } from '@nukkad/shared-ui';
import * as common from '../common.text';
import type { Decisions } from './decisions';
import type { Asked } from './decisions.model';
import styles from './decisions.module.css';
import { text } from './decisions.text';

interface Props {
  asked: Asked;
  decisions: Decisions;
}

/** Accept and reject icons; once answered the label, with undo while that is possible. */
export function DecisionButtons({ asked, decisions }: Props) {
  const decision = decisions.of(asked.id);
  if (decision === null) {
    return (
      <span className={styles.icons}>
        <Button
          tone="ghost"
          size="small"
          aria-label={text.accept(asked.name)}
          onClick={() => decisions.accept(asked)}
        >
          <CheckIcon size={20} />
        </Button>
        <Button
          tone="ghost"
          size="small"
          aria-label={text.reject(asked.name)}
          onClick={() => decisions.reject(asked)}
        >
          <CloseIcon size={20} />
        </Button>
      </span>
    );
  }
  const isAccepted = decision.verdict === 'accepted';
  return (
    <span className={styles.ways} role="status">
      <StatusPill
        tone={isAccepted ? 'success' : 'danger'}
        icon={isAccepted ? <CheckIcon size={14} /> : <CloseIcon size={14} />}
      >
        {isAccepted ? text.accepted : text.rejected}
      </StatusPill>
      {decision.state === 'waiting' && (
        <Button
          tone="secondary"
          size="small"
          aria-label={text.undo(asked.name)}
          onClick={() => decisions.undo(asked.id)}
        >
          {common.undo}
        </Button>
      )}
    </span>
  );
}
