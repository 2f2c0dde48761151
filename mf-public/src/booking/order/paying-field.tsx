import type { Credits, Hold, PayingBy } from '@nukkad/platform/contract';
import { FormField, RadioGroup, useFormValue } from '@nukkad/shared-ui';
import styles from '../book.module.css';
import { text } from '../book.text';
import { priceWords } from '../words.model';
import { wayChosen, waysToPay } from './order.model';

interface Props {
  hold: Hold;
  credits: readonly Credits[];
}

/** Payment method, if there is a choice, and the total. */
export function PayingField({ hold, credits }: Props) {
  const [written] = useFormValue<string>('weeks');
  const weeks = hold.kind === 'lesson' ? Number(written) : 1;
  const ways = waysToPay(hold, weeks);
  const words = (way: PayingBy) => (way === 'credit' ? creditWords(hold, credits) : text.ways[way]);
  return (
    <FormField<PayingBy> name="payingBy">
      {({ value = null, error, onChange }) => (
        <div className={styles.paying}>
          {ways.length > 1 ? (
            <RadioGroup
              label={text.paying}
              options={ways.map((way) => ({ value: way, label: words(way) }))}
              value={wayChosen(ways, value)}
              error={error}
              onChange={onChange}
            />
          ) : (
            <p>{words(wayChosen(ways, value))}</p>
          )}
          {wayChosen(ways, value) !== 'credit' && (
            <p className={styles.price}>
              {text.price}: <strong>{priceWords(hold.fee, weeks)}</strong>
            </p>
          )}
        </div>
      )}
    </FormField>
  );
}

function creditWords({ start, end }: Hold, credits: readonly Credits[]): string {
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
  const own = credits.find((credit) => credit.minutes === minutes);
  return own ? text.creditWith(own.lessons) : text.ways.credit;
}
