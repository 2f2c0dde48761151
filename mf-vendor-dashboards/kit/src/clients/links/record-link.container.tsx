import { toast } from '@nukkad/platform';
import type { Client, ClientInvitation } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import { AlertDialog, Button } from '@nukkad/shared-ui';
import { useId, useState } from 'react';
import { runWithToast } from '../../common/saving/run-with-toast';
import styles from './client-links.module.css';
import { useClientLinkChanges, useClientLinks } from './client-links.queries';
import { text } from './client-links.text';

type Linkable = Pick<Client, '_id' | 'name' | 'email' | 'hasAccount'>;

/** Link state of a record and its client's account, with the actions to link and unlink. */
export function RecordLink({ client }: { client: Linkable }) {
  const id = useId();
  const links = useClientLinks();
  const invitations = links.state === 'ready' ? links.value.invitations : [];
  const invitation = invitations.find(({ clientId }) => clientId === client._id);
  return (
    <section className={styles.request} aria-labelledby={id}>
      <h3 id={id}>{text.link}</h3>
      {client.hasAccount ? (
        <Linked client={client} />
      ) : invitation ? (
        <Invited invitation={invitation} />
      ) : (
        <Unlinked client={client} />
      )}
    </section>
  );
}

function Linked({ client: { _id, name } }: { client: Linkable }) {
  const { end } = useClientLinkChanges();
  const [isAsking, setAsking] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const confirm = async () => {
    setEnding(true);
    const isEnded = await runWithToast(text.ending, () => end(_id));
    setEnding(false);
    setAsking(false);
    if (isEnded) toast({ text: text.ended });
  };
  return (
    <>
      <p>{text.linked}</p>
      <div className={styles.ways}>
        <Button tone="secondary" size="small" onClick={() => setAsking(true)}>
          {text.end}
        </Button>
      </div>
      <AlertDialog
        title={text.endTitle(name)}
        isOpen={isAsking}
        tone="danger"
        confirmText={text.end}
        busyText={isEnding ? text.ending : undefined}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {text.endWhy}
      </AlertDialog>
    </>
  );
}

function Invited({ invitation: { clientId, email, until } }: { invitation: ClientInvitation }) {
  const { end } = useClientLinkChanges();
  const withdraw = async () => {
    if (await runWithToast(text.withdrawing, () => end(clientId))) toast({ text: text.withdrawn });
  };
  return (
    <>
      <p>{text.invited(email, formatDate(until))}</p>
      <div className={styles.ways}>
        <Button tone="secondary" size="small" onClick={withdraw}>
          {text.withdraw}
        </Button>
      </div>
    </>
  );
}

function Unlinked({ client: { _id, email } }: { client: Linkable }) {
  const changes = useClientLinkChanges();
  const invite = async () => {
    await runWithToast(text.inviting, async () => {
      const sent = await changes.invite(_id);
      toast({ text: text.sent(sent.email), tone: 'success' });
    });
  };
  if (email === null) {
    return (
      <p>
        {text.unlinked} {text.noEmail}
      </p>
    );
  }
  return (
    <>
      <p>{text.unlinked}</p>
      <div className={styles.ways}>
        <Button tone="secondary" size="small" onClick={invite}>
          {text.invite}
        </Button>
      </div>
    </>
  );
}
