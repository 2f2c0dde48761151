import { Link, toast } from '@nukkad/platform';
import type { Manuscript } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import {
  AlertDialog,
  Button,
  Form,
  FormDatePicker,
  FormTextField,
  linkClass,
  type SubmitAnswer,
  SubmitButton,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import { useAddress } from '../../common/use-address';
import { instantOf } from './articles.model';
import styles from './articles.module.css';
import { useArticleChanges } from './articles.queries';
import { text } from './articles.text';

interface Props {
  manuscript: Manuscript;
  /** State and revision have changed. */
  onChanged: (revisions: { from: number; to: number }) => void;
}

/** State of an article, with the actions to publish or withdraw it. */
export function PublishingPart({ manuscript, onChanged }: Props) {
  const { state, published, slug } = manuscript;
  return (
    <section className={styles.part} aria-label={text.publishing}>
      <p>
        {published === null && text.isDraft}
        {published !== null &&
          (state === 'published'
            ? text.outSince(formatDateTime(published))
            : text.outOn(formatDateTime(published)))}
      </p>
      {state === 'published' && (
        <p>
          <Link className={linkClass({ isStandalone: true })} to={`/blogs/${slug}`}>
            {text.see}
          </Link>
        </p>
      )}
      {state === 'draft' && <Publish manuscript={manuscript} onChanged={onChanged} />}
      <Back manuscript={manuscript} onChanged={onChanged} />
    </section>
  );
}

function Publish({ manuscript: { _id, revision }, onChanged }: Props) {
  const { publish } = useArticleChanges(_id);
  const [busy, setBusy] = useState<'now' | 'later' | null>(null);
  const out = async (how: 'now' | 'later', at: string | undefined, said: string) => {
    setBusy(how);
    const body = { revision, ...(at !== undefined && { at }) };
    const to = await publish(body, text.publishing);
    setBusy(null);
    if (to === null) return;
    toast({ text: said, tone: 'success' });
    onChanged({ from: revision, to });
  };
  return (
    <>
      <p>{text.saveFirst}</p>
      <div className={styles.ways}>
        <Button
          busyText={busy === 'now' ? text.isPublishing : undefined}
          disabled={busy === 'later'}
          onClick={() => void out('now', undefined, text.published)}
        >
          {text.publish}
        </Button>
      </div>
      <Later
        isHeld={busy === 'now'}
        onSchedule={(at) => out('later', at, text.scheduled(formatDateTime(at)))}
      />
    </>
  );
}

interface LaterProps {
  isHeld: boolean;
  onSchedule: (at: string) => Promise<void>;
}

const morning = { day: null as string | null, clock: '09:00' };

/** Scheduled publication. */
function Later({ isHeld, onSchedule }: LaterProps) {
  const schedule = async ({ day, clock }: typeof morning): Promise<SubmitAnswer> => {
    const at = instantOf(day, clock);
    if (at === null || Date.parse(at) <= Date.now()) return { day: text.needsTime };
    await onSchedule(at);
    return undefined;
  };
  return (
    <Form label={text.schedule} initialValues={morning} onSubmit={schedule} isQuiet>
      <div className={styles.pair}>
        <FormDatePicker name="day" label={text.day} />
        <FormTextField name="clock" label={text.clock} type="time" />
        <SubmitButton tone="secondary" busyText={text.isScheduling} disabled={isHeld}>
          {text.scheduleNow}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Actions to withdraw or delete. */
function Back({ manuscript: { _id, revision, state, isAddressKept }, onChanged }: Props) {
  const { go } = useAddress();
  const { withdraw, remove } = useArticleChanges(_id);
  const [isAsking, setAsking] = useState(false);
  const isOut = state !== 'draft';
  if (!isOut && isAddressKept) return null;
  const yes = async () => {
    setAsking(false);
    if (isOut) {
      const to = await withdraw(revision, text.withdrawing);
      if (to === null) return;
      toast({ text: text.withdrawn, tone: 'success' });
      onChanged({ from: revision, to });
      return;
    }
    if (!(await remove(text.removing))) return;
    toast({ text: text.removed });
    go({ article: null }, { replace: true });
  };
  return (
    <div className={styles.ways}>
      <Button tone="ghost" onClick={() => setAsking(true)}>
        {isOut ? text.withdraw : text.remove}
      </Button>
      <AlertDialog
        title={isOut ? text.withdrawTitle : text.removeTitle}
        isOpen={isAsking}
        tone="danger"
        confirmText={isOut ? text.withdraw : text.remove}
        onConfirm={() => void yes()}
        onCancel={() => setAsking(false)}
      >
        {isOut ? text.withdrawWhy : text.removeWhy}
      </AlertDialog>
    </div>
  );
}
