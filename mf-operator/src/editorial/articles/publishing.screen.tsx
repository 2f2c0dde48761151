import { Link, toast } from '@nukkad/platform';
import type { Manuscript } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { AlertDialog, Button, DatePicker, linkClass, TextField } from '@nukkad/shared-ui';
import { useState } from 'react';
import { useAddress } from '../../common/use-address';
import { useArticleChanges } from './articles.data';
import { instantOf } from './articles.model';
import styles from './articles.module.css';
import { text } from './articles.text';

interface Props {
  manuscript: Manuscript;
  /** It stands differently, and is at another revision for it. */
  onChanged: (revisions: { from: number; to: number }) => void;
}

/** Whether an article is out, and what brings it there or back. */
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
  const [day, setDay] = useState<string | null>(null);
  const [clock, setClock] = useState('09:00');
  const [error, setError] = useState<string>();
  const out = async (how: 'now' | 'later', at: string | undefined, said: string) => {
    setBusy(how);
    const body = { revision, ...(at !== undefined && { at }) };
    const to = await publish(body, text.publishing);
    setBusy(null);
    if (to === null) return;
    toast({ text: said, tone: 'success' });
    onChanged({ from: revision, to });
  };
  const later = () => {
    const at = instantOf(day, clock);
    const isToCome = at !== null && Date.parse(at) > Date.now();
    setError(isToCome ? undefined : text.needsTime);
    if (isToCome) void out('later', at, text.scheduled(formatDateTime(at)));
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
      <fieldset className={styles.pair} aria-label={text.schedule}>
        <DatePicker label={text.day} value={day} error={error} onChange={setDay} />
        <TextField label={text.clock} type="time" value={clock} onChange={setClock} />
        <Button
          tone="secondary"
          busyText={busy === 'later' ? text.isScheduling : undefined}
          disabled={busy === 'now'}
          onClick={later}
        >
          {text.scheduleNow}
        </Button>
      </fieldset>
    </>
  );
}

/** A draft again, or gone. */
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
