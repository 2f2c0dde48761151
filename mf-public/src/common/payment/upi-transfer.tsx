import type { CheckoutStep } from '@nukkad/platform/contract';
import { shareText } from '@nukkad/platform/share';
import { Button, buttonClass } from '@nukkad/shared-ui';
import { useState } from 'react';
import styles from './payment.module.css';
import { text } from './payment.text';

type Transfer = Extract<CheckoutStep, { kind: 'upi' }>;

/** A transfer over UPI: the app's link on a phone, the QR code elsewhere, the address on both. */
export function UpiTransfer({
  transfer: { link, payee, name, reference, qr },
}: {
  transfer: Transfer;
}) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(payee);
      setStatus(shareText.copied);
    } catch {
      setStatus(shareText.notCopied(payee));
    }
  };
  return (
    <div className={styles.upi}>
      <p className={styles.phone}>
        <a className={buttonClass()} href={link}>
          {text.upi.open}
        </a>
      </p>
      <figure className={styles.code}>
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={text.upi.code(name)}
          shapeRendering="crispEdges"
        >
          <rect width={qr.size} height={qr.size} fill="white" />
          <path d={qr.path} fill="black" />
        </svg>
        <figcaption>{text.upi.scan}</figcaption>
      </figure>
      <dl className={styles.facts}>
        <dt>{text.upi.payee}</dt>
        <dd>{name}</dd>
        <dt>{text.upi.address}</dt>
        <dd>{payee}</dd>
        <dt>{text.upi.reference}</dt>
        <dd>{reference}</dd>
      </dl>
      <Button tone="secondary" onClick={copy}>
        {text.upi.copy}
      </Button>
      <p role="status" className={styles.told}>
        {status}
      </p>
    </div>
  );
}
