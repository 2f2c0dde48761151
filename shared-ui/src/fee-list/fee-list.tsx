import styles from './fee-list.module.css';

/** Something that can be had, and what it costs. */
export interface Fee {
  key: string;
  name: string;
  /** How long, how often: "15 min". */
  measure: string;
  /** As it is shown: "₹900". */
  price: string;
}

export interface FeeListProps {
  /** What the list prices, for those who cannot see it: "Services and fees". */
  caption: string;
  /** Names of the columns, for those who cannot see them. */
  headers: { name: string; measure: string; price: string };
  fees: readonly Fee[];
}

/** What costs how much: a plain table, prices under each other. `<FeeList caption="Fees" {...{ headers, fees }} />` */
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
            <th scope="row" className={styles.name}>
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
