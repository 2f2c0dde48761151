import { Link } from '@nukkad/platform';
import type { Campaign, InterestOrder } from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { Button, Card, linkClass, Notice } from '@nukkad/shared-ui';
import { useState } from 'react';
import { CampaignProgress } from '../common/cards/campaign-progress';
import { InterestForm } from './interest-form';
import styles from './investors.module.css';
import { sendInterest } from './investors.queries';
import { text } from './investors.text';

interface Props {
  campaign: Campaign;
  /** Its form is initially open. */
  isAsked: boolean;
}

/** A startup and its contact form. */
export function Startup({ campaign, isAsked }: Props) {
  const { _id, slug, title, category, description, organiser } = campaign;
  const [step, setStep] = useState<'closed' | 'open' | 'sent'>(isAsked ? 'open' : 'closed');
  const [keyFor] = useState(createIdempotencyKeys);
  const send = (order: InterestOrder) =>
    sendInterest(_id, order, keyFor(order), () => setStep('sent'));
  return (
    <Card as="li" className={styles.card}>
      <p className={styles.muted} lang={langOf(localName(category))}>
        {localName(category)}
      </p>
      <h2 className={styles.title}>
        <Link className={linkClass()} to={`/campaigns/${encodeURIComponent(slug)}`}>
          <span lang={langOf(title)}>{title}</span>
        </Link>
      </h2>
      <p lang={langOf(description)}>{description}</p>
      <p className={styles.muted} lang={langOf(organiser)}>
        {organiser}
      </p>
      <CampaignProgress campaign={campaign} />
      {step === 'closed' && (
        <div className={styles.ways}>
          <Button aria-label={text.interestedIn(title)} onClick={() => setStep('open')}>
            {text.interested}
          </Button>
        </div>
      )}
      {step === 'open' && (
        <InterestForm title={title} onSubmit={send} onClose={() => setStep('closed')} />
      )}
      {step === 'sent' && (
        <Notice title={text.sent(organiser)}>
          <p>{text.sentWhy}</p>
        </Notice>
      )}
    </Card>
  );
}
