import { toast } from '@nukkad/platform';
import type { ClientLinkRequest } from '@nukkad/platform/contract';
import { Button, Card, FailurePanel } from '@nukkad/shared-ui';
import { useId } from 'react';
import { RelativeTime, useNow } from '../../common/relative-time';
import { runWithToast } from '../../common/saving/run-with-toast';
import styles from './client-links.module.css';
import { useClientLinkChanges, useClientLinks } from './client-links.queries';
import { text } from './client-links.text';

/** Pending requests of clients to link a record to their account; renders nothing without any. */
export function LinkRequests() {
  const links = useClientLinks();
  if (links.state === 'loading') return null;
  if (links.state === 'failed') {
    return <FailurePanel what={text.what} failure={links.failure} onRetry={links.retry} />;
  }
  if (links.value.requests.length === 0) return null;
  return <Requests requests={links.value.requests} />;
}

function Requests({ requests }: { requests: readonly ClientLinkRequest[] }) {
  const id = useId();
  const now = useNow();
  return (
    <section aria-labelledby={id}>
      <Card className={styles.requests}>
        <h2 id={id}>{text.title}</h2>
        <p className={styles.muted}>{text.why}</p>
        <ul className={styles.requests}>
          {requests.map((request) => (
            <Request key={request._id} request={request} now={now} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Request({ request, now }: { request: ClientLinkRequest; now: Date }) {
  const { _id, name, email, phone, time, records } = request;
  const changes = useClientLinkChanges();
  const accept = async (clientId: string) => {
    if (!(await runWithToast(text.accepting, () => changes.accept(_id, clientId)))) return;
    toast({ text: text.accepted(name), tone: 'success' });
  };
  const refuse = async () => {
    if (await runWithToast(text.refusing, () => changes.refuse(_id))) toast({ text: text.refused });
  };
  return (
    <li className={styles.request}>
      <p className={styles.name}>{text.claim(name)}</p>
      <p className={styles.muted}>
        {text.theyGave(email ?? phone ?? '')} <RelativeTime at={time} now={now} />
      </p>
      {records.length === 0 && <p>{text.noRecord}</p>}
      <div className={styles.ways}>
        {records.map((record) => (
          <Button key={record._id} tone="secondary" onClick={() => accept(record._id)}>
            {text.accept(record.number, record.name)}
          </Button>
        ))}
        <Button tone="ghost" aria-label={text.refuseOf(name)} onClick={refuse}>
          {text.refuse}
        </Button>
      </div>
    </li>
  );
}
