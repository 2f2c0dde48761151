import {
  limits,
  type OwnCampaignDetails,
  type ReceivedDonation,
  type ReceivedInterest,
} from '@nukkad/platform/contract';
import { formatDate, formatMoney, formatPhone, phoneHref } from '@nukkad/platform/format';
import { linkClass } from '@nukkad/shared-ui';
import styles from './fundraising.module.css';
import { text } from './fundraising.text';

/** Updates on the campaign's page, newest first. */
export function Updates({ updates }: Pick<OwnCampaignDetails, 'updates'>) {
  if (updates.length === 0) return <p className={styles.muted}>{text.noUpdates}</p>;
  return (
    <ul className={styles.list}>
      {updates.map((update) => (
        <li key={update.time} className={styles.row}>
          <span className={styles.muted}>{formatDate(update.time)}</span>
          <p className={styles.words}>{update.text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Donations, with names unless anonymous. */
export function Donations({ donations }: { donations: readonly ReceivedDonation[] }) {
  return (
    <section className={styles.stack} aria-labelledby="donations">
      <h3 id="donations">{text.donations}</h3>
      {donations.length === 0 && <p className={styles.muted}>{text.noDonations}</p>}
      <ul className={styles.list}>
        {donations.map(({ number, name, amount, message, time, state }) => (
          <li key={number} className={styles.row}>
            <p>
              <strong>{formatMoney(amount)}</strong> · {name ?? text.anonymous}
            </p>
            <p className={styles.facts}>
              <span>{formatDate(time)}</span>
              <span>{number}</span>
              {state !== 'paid' && <span>{text.givenBack}</span>}
            </p>
            {message !== null && <p className={styles.words}>{message}</p>}
          </li>
        ))}
      </ul>
      <Newest shown={donations.length} />
    </section>
  );
}

/** Interested investors, with their messages. */
export function Interests({ interests }: { interests: readonly ReceivedInterest[] }) {
  return (
    <section className={styles.stack} aria-labelledby="interests">
      <h3 id="interests">{text.interests}</h3>
      {interests.length === 0 && <p className={styles.muted}>{text.noInterests}</p>}
      <ul className={styles.list}>
        {interests.map(({ _id, name, email, phone, range, message, time }) => (
          <li key={_id} className={styles.row}>
            <p>
              <strong>{name}</strong> · {text.ranges[range]}
            </p>
            <p className={styles.facts}>
              <span>{formatDate(time)}</span>
              <a className={linkClass()} href={`mailto:${email}`}>
                {email}
              </a>
              <a className={linkClass()} href={phoneHref(phone)}>
                {formatPhone(phone)}
              </a>
            </p>
            <p className={styles.words}>{message}</p>
          </li>
        ))}
      </ul>
      <Newest shown={interests.length} />
    </section>
  );
}

function Newest({ shown }: { shown: number }) {
  if (shown < limits.donationsShown) return null;
  return <p className={styles.muted}>{text.newest(limits.donationsShown)}</p>;
}
