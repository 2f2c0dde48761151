import { Link } from '@nukkad/platform';
import type { Donation } from '@nukkad/platform/contract';
import { formatDate, formatMoney } from '@nukkad/platform/format';
import { Button, buttonClass, Card, Notice } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { ShareButton } from '../common/actions/share-button';
import styles from './donating.module.css';
import { text } from './donating.text';

/** Amount, campaign and state; printable once paid. */
export function Receipt({ donation }: { donation: Donation }) {
  const { campaign, state, paidAt, email, refundReason, isTest } = donation;
  const path = `/campaigns/${encodeURIComponent(campaign.slug)}`;
  return (
    <>
      {state === 'paid' && (
        <Notice title={text.thanks}>
          <p>{text.thanksWhy(email)}</p>
        </Notice>
      )}
      {refundReason !== null && (
        <Notice title={text.back}>
          <p>{refundReason}</p>
        </Notice>
      )}
      <Card className={styles.card}>
        <Facts donation={donation} />
        {isTest && paidAt !== null && (
          <div>
            <strong>{text.test}</strong>
            <p>{text.testWhy}</p>
          </div>
        )}
      </Card>
      <div className={styles.ways}>
        {paidAt !== null && <Button onClick={() => window.print()}>{text.print}</Button>}
        <Link className={buttonClass({ tone: 'secondary' })} to={path}>
          {text.page}
        </Link>
        <ShareButton title={campaign.title} path={path} />
        <Link className={buttonClass({ tone: 'ghost' })} to="/donate">
          {text.more}
        </Link>
      </div>
    </>
  );
}

function Facts({ donation }: { donation: Donation }) {
  const { number, campaign, amount, name, message, state, paidAt, isAnonymous } = donation;
  return (
    <dl className={styles.facts}>
      <Fact name={text.facts.number}>{number}</Fact>
      <Fact name={text.facts.state}>{text.states[state]}</Fact>
      <Fact name={text.facts.amount}>{formatMoney(amount)}</Fact>
      {paidAt !== null && <Fact name={text.facts.day}>{formatDate(paidAt)}</Fact>}
      <Fact name={text.facts.to}>{campaign.title}</Fact>
      <Fact name={text.facts.organiser}>{campaign.organiser}</Fact>
      <Fact name={text.facts.by}>
        {name}
        {isAnonymous && ` (${text.facts.anonymous})`}
      </Fact>
      {message !== null && <Fact name={text.facts.message}>{message}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
