import { toast } from '@nukkad/platform';
import type { OwnClientLink } from '@nukkad/platform/contract';
import { AlertDialog, Button, EmptyState, NoResultsDrawing } from '@nukkad/shared-ui';
import { AsyncView, RoomPage, runWithToast, useHasDraft } from '@nukkad/vendor-kit';
import { useId, useState } from 'react';
import { ConfirmLink } from './confirm-link.container';
import { RecordCard } from './record-card';
import { byState } from './records.model';
import styles from './records.module.css';
import { useRecordChanges, useRecords } from './records.queries';
import { text } from './records.text';
import { RequestForm } from './request-form.container';

/** Professionals' client records linked to the user's account. */
export function Screen() {
  const [isAsking, setAsking] = useState(useHasDraft('records:request'));
  const askButton = <Button onClick={() => setAsking(true)}>{text.ask}</Button>;
  return (
    <RoomPage title={text.title} actions={isAsking ? undefined : askButton}>
      <p className={styles.muted}>{text.lead}</p>
      <ConfirmLink />
      {isAsking && <RequestForm onClose={() => setAsking(false)} />}
      <AsyncView what={text.what} loaded={useRecords()}>
        {(links) => <Records links={links} />}
      </AsyncView>
    </RoomPage>
  );
}

function Records({ links }: { links: readonly OwnClientLink[] }) {
  const { end } = useRecordChanges();
  const [ending, setEnding] = useState<OwnClientLink | null>(null);
  const { linked, requested, former } = byState(links);
  const takeBack = async ({ _id }: OwnClientLink) => {
    if (await runWithToast(text.takingBack, () => end(_id))) toast({ text: text.takenBack });
  };
  if (links.length === 0) {
    return <EmptyState drawing={<NoResultsDrawing />} title={text.none} why={text.noneWhy} />;
  }
  return (
    <>
      <Group title={text.requested} links={requested} onEnd={takeBack} />
      <Group title={text.linked} links={linked} onEnd={setEnding} />
      <Group title={text.former} links={former} />
      {ending && <Ending link={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

interface GroupProps {
  title: string;
  links: readonly OwnClientLink[];
  onEnd?: (link: OwnClientLink) => void;
}

function Group({ title, links, onEnd }: GroupProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.card}>
        {links.map((link) => (
          <RecordCard key={link._id} link={link} {...(onEnd && { onEnd: () => onEnd(link) })} />
        ))}
      </ul>
    </section>
  );
}

function Ending({ link, onClose }: { link: OwnClientLink; onClose: () => void }) {
  const { end } = useRecordChanges();
  const [isEnding, setEnding] = useState(false);
  const confirm = async () => {
    setEnding(true);
    if (await runWithToast(text.ending, () => end(link._id))) toast({ text: text.ended });
    onClose();
  };
  return (
    <AlertDialog
      title={text.endTitle(link.vendor.vendorName)}
      isOpen
      tone="danger"
      confirmText={text.end}
      busyText={isEnding ? text.ending : undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {text.endWhy}
    </AlertDialog>
  );
}
