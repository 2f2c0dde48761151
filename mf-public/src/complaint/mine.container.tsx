import type { ComplaintDetails } from '@nukkad/platform/contract';
import { shareText } from '@nukkad/platform/share';
import { Button, Card } from '@nukkad/shared-ui';
import { useState } from 'react';
import { useOrigin } from '../common/page/origin';
import styles from './complaint.module.css';
import { saveFile } from './complaint.queries';
import { text } from './complaint.text';

interface Props {
  complaint: ComplaintDetails;
  sent: NonNullable<ComplaintDetails['sent']>;
  guestKey: string | null;
}

/** The original complaint: only its complainant sees this. */
export function Mine({ complaint, sent, guestKey }: Props) {
  const { text: published, status } = complaint;
  const isWaiting = status === 'received';
  return (
    <Card as="section" className={styles.part} aria-labelledby="yours">
      <h2 id="yours">{text.yours}</h2>
      {published === null && <p className={styles.muted}>{isWaiting ? text.notYet : text.never}</p>}
      <p className={styles.words}>{sent.text}</p>
      <p className={styles.muted}>{sent.isAnonymous ? text.anonymous : text.named}</p>
      {sent.files.length > 0 && (
        <>
          <h3>{text.files}</h3>
          <ul className={styles.files}>
            {sent.files.map((file) => (
              <li key={file._id}>
                <Button tone="ghost" size="small" onClick={() => void saveFile(file)}>
                  {text.saveFile(file.name)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {guestKey !== null && <ComeBack number={complaint.number} guestKey={guestKey} />}
    </Card>
  );
}

function ComeBack({ number, guestKey }: { number: string; guestKey: string }) {
  const origin = useOrigin();
  const [status, setStatus] = useState('');
  const address = `${origin}/complaints/${number}#${guestKey}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setStatus(shareText.copied),
      () => setStatus(shareText.notCopied(address)),
    );
  return (
    <>
      <p className={styles.muted}>{text.comeBack}</p>
      <p>
        <Button tone="secondary" size="small" onClick={() => void copy()}>
          {text.copy}
        </Button>
      </p>
      <p role="status" className={styles.words}>
        {status}
      </p>
    </>
  );
}
