import { langOf } from '@nukkad/platform/words';
import styles from './fee-list.module.css';

/** A service and its price. */
export interface Fee {
  key: string;
  name: string;
  /** Duration or frequency: "15 min". */
  measure: string;
  /** Formatted price: "₹900". */
  price: string;
}

export interface FeeListProps {
  /** Accessible name: "Services and fees". */
  caption: string;
  /** Column headers, for screen readers only. */
  headers: { name: string; measure: string; price: string };
  fees: readonly Fee[];
}

/**
 * A price list: a plain table with aligned prices.
 * `<FeeList caption="Fees" {...{ headers, fees }} />`
 */
export function FeeList({ caption, headers, fees }: FeeListProps) {
  return (
    <table className={styles.fees}>
      <caption className="nk-visually-hidden">{caption}</caption>
      <thead className="nk-visually-hidden">
        <tr>
          <th scope="col">{headers.name}</th>
          <th scope="col">{headers.measure}</th>
          <th scope="col">{headers.price}</th>
        </tr>
      </thead>
      <tbody>
        {fees.map(({ key, name, measure, price }) => (
          <tr key={key} className={styles.row}>
            <th scope="row" className={styles.name} lang={langOf(name)}>
              {name}
            </th>
            <td className={styles.measure}>{measure}</td>
            <td className={styles.price}>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
