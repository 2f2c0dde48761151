import { toast } from '@nukkad/platform';
import type { CanaryPart, RunningCanary } from '@nukkad/platform/contract';
import { Button, Card, CheckIcon, CircleAlertIcon, ClockIcon, StatusPill } from '@nukkad/shared-ui';
import { DraftForm } from '@nukkad/vendor-kit';
import { useRef, useState } from 'react';
import { ReasonField } from './reason-field';
import { percentWords } from './releases.model';
import styles from './releases.module.css';
import { useWaysBack } from './releases.queries';
import { text } from './releases.text';

/** Comparison of the canary with the current release, and its rollback. */
export function CanaryCard({ canary }: { canary: RunningCanary | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" className={styles.card}>
      <h2 ref={heading} tabIndex={-1}>
        {text.canary}
      </h2>
      {canary === null ? (
        <p>{text.noCanary}</p>
      ) : (
        <>
          <p>{text.canaryOf(percentWords(canary.share))}</p>
          {canary.parts.map((part) => (
            <Compared key={part.part} part={part} />
          ))}
          <TakeBack
            key={canary.id}
            canary={canary.id}
            onTakenBack={() => heading.current?.focus()}
          />
        </>
      )}
    </Card>
  );
}

function Compared({ part }: { part: CanaryPart }) {
  const { canary, live, verdict } = part;
  return (
    <div className={styles.card}>
      <div className={styles.top}>
        <h3 className={styles.version}>{text.canaryPart(part)}</h3>
        <StatusPill {...looks[verdict]}>{text.verdicts[verdict]}</StatusPill>
      </div>
      <dl className={styles.arms}>
        <div>
          <dt>{text.ofCanary}</dt>
          <dd>{text.troubled(canary.troubled, canary.visits)}</dd>
        </div>
        <div>
          <dt>{text.ofLive}</dt>
          <dd>{text.troubled(live.troubled, live.visits)}</dd>
        </div>
      </dl>
    </div>
  );
}

const looks = {
  'go-on': { tone: 'neutral', icon: <ClockIcon size={14} /> },
  healthy: { tone: 'success', icon: <CheckIcon size={14} /> },
  'take-back': { tone: 'danger', icon: <CircleAlertIcon size={14} /> },
} as const;

interface TakeBackProps {
  canary: string;
  /** The canary is gone, and so is the button. */
  onTakenBack: () => void;
}

function TakeBack({ canary, onTakenBack }: TakeBackProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { takeBack } = useWaysBack();
  return (
    <>
      <div>
        <Button
          ref={button}
          tone="secondary"
          aria-expanded={isAsking}
          onClick={() => setAsking(!isAsking)}
        >
          {text.takeBack}
        </Button>
      </div>
      {isAsking && (
        <DraftForm
          draft={`canary:${canary}`}
          label={text.takeBack}
          begin={{ reason: '' }}
          onSave={({ reason }) => takeBack(canary, reason)}
          onSaved={() => {
            toast({ text: text.takenBack });
            onTakenBack();
          }}
          onCancel={() => {
            setAsking(false);
            button.current?.focus();
          }}
          saveText={text.takeBackNow}
          savingText={text.takingBack}
          tone="danger"
          takesFocus
        >
          <p className={styles.muted}>{text.takeBackWhy}</p>
          <ReasonField />
        </DraftForm>
      )}
    </>
  );
}
