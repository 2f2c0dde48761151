import type { Earnings } from '@nukkad/platform/contract';
import { StatCard } from '@nukkad/shared-ui';
import { sumWords } from './payments.model';
import styles from './payments.module.css';
import { text } from './payments.text';

/** Available balance, held amount and total paid out. */
export function Sums({ balance, held, paidOut }: Pick<Earnings, 'balance' | 'held' | 'paidOut'>) {
  const sums = [
    { label: text.balance, why: text.balanceWhy, money: balance },
    { label: text.held, why: text.heldWhy, money: held },
    { label: text.paidOut, why: text.paidOutWhy, money: paidOut },
  ];
  return (
    <ul className={styles.sums}>
      {sums.map(({ label, why, money }) => (
        <StatCard key={label} as="li" label={label} number={sumWords(money)} note={why} />
      ))}
    </ul>
  );
}
