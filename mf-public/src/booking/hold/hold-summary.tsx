import type { Hold } from '@nukkad/platform/contract';
import { formatSpan } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { Card } from '@nukkad/shared-ui';
import type { ReactNode, Ref } from 'react';
import { text as times } from '../../common/times/times.text';
import styles from '../book.module.css';
import { text } from '../book.text';
import { priceWords } from '../words.model';

/** Id of the time on the page, which describes the button that books it. */
export const BOOKED_TIME = 'booked-time';

interface Props {
  ref: Ref<HTMLHeadingElement>;
  hold: Hold;
  /** Link to another time. */
  children: ReactNode;
}

/** Summary of a hold: vendor, time, service, price. */
export function HoldSummary({ ref, hold, children }: Props) {
  const { vendor, kind, service, fee, payingBy } = hold;
  const price = priceWords(fee);
  return (
    <Card as="section" className={styles.summary}>
      <h2 ref={ref} tabIndex={-1} className={styles.title}>
        {text.summary}
      </h2>
      <dl className={styles.facts}>
        <Fact label={text.who}>
          {vendor.vendorName}
          <span className={styles.muted}>{vendor.title}</span>
        </Fact>
        <Fact label={text.when} id={BOOKED_TIME}>
          {formatSpan(hold.start, hold.end)}
        </Fact>
        <Fact label={text.for}>
          {[times.kinds[kind], service].filter((part) => part !== null).join(' · ')}
        </Fact>
        {kind !== 'hire' && (
          <Fact label={text.where}>
            {vendor.address}
            {!isPlaceIn(vendor.address, vendor.locality) && (
              <span className={styles.muted}>
                {localName(`${vendor.locality.name}, ${vendor.locality.city}`)}
              </span>
            )}
          </Fact>
        )}
        <Fact label={text.price}>{payingBy.includes('credit') ? text.creditOr(price) : price}</Fact>
      </dl>
      {children}
    </Card>
  );
}

/** Most addresses end with their place: do not repeat it. */
function isPlaceIn(address: string, { name, city }: Hold['vendor']['locality']): boolean {
  return address.includes(name) && address.includes(city);
}

interface FactProps {
  label: string;
  id?: string;
  children: ReactNode;
}

function Fact({ label, id, children }: FactProps) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd id={id} className={styles.fact}>
        {children}
      </dd>
    </div>
  );
}
