import { Link, useIsAhead } from '@nukkad/platform';
import { useState } from 'react';
import * as text from '../common.text';
import { slotWords, type VendorCardView } from './vendor-card.model';
import styles from './vendor-card.module.css';

interface Props {
  vendor: VendorCardView;
  now: Date | null;
}

/** The next free slots, each linking to its booking. */
export function CardSlots({ vendor: { id, name, slots }, now }: Props) {
  const words = slotWords(slots, now);
  // A page rendered ahead has dates; nearer words are shorter, and must not move what follows.
  const [isReserved] = useState(useIsAhead());
  const dates = isReserved ? slotWords(slots, null) : [];
  return (
    <div className={styles.next}>
      <span className={styles.nextWord} aria-hidden="true">
        {text.next}
      </span>
      <ul className={styles.slots} aria-label={text.nextFree}>
        {slots.map((slot, index) => (
          <li key={slot}>
            <Link
              className={styles.slot}
              data-reserved={dates[index]?.short}
              to={`/book?${new URLSearchParams({ id, at: slot })}`}
              aria-label={text.bookAt(words[index]?.whole ?? '', name)}
            >
              {words[index]?.short}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
