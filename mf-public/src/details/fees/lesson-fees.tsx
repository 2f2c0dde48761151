import type { LessonPackage } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import { langOf } from '@nukkad/platform/words';
import type { ReactNode } from 'react';
import { isSoldAhead, lessonPrice } from './fees.model';
import styles from './fees.module.css';
import { text } from './fees.text';

interface Props {
  packages: readonly LessonPackage[];
  /** Shown with paid packages of several lessons. */
  wayToBuy: (lessons: LessonPackage) => ReactNode;
}

/** Prices of single lessons and packages. */
export function LessonFees({ packages, wayToBuy }: Props) {
  if (packages.length === 0) return <p className={styles.muted}>{text.none}</p>;
  return (
    <ul className={styles.lessons}>
      {packages.map((one) => (
        <Lessons key={one._id} lessons={one}>
          {isSoldAhead(one) && wayToBuy(one)}
        </Lessons>
      ))}
    </ul>
  );
}

function Lessons({ lessons, children }: { lessons: LessonPackage; children: ReactNode }) {
  const { isFree, perLesson, perHour, instead } = lessonPrice(lessons);
  return (
    <li className={styles.lesson}>
      <p className={styles.name} lang={langOf(lessons.name)}>
        {lessons.name}
      </p>
      <p className={styles.price}>
        <strong className={styles.amount}>{formatMoney(lessons.fee)}</strong>
        {instead !== null && <s className={styles.muted}>{text.instead(formatMoney(instead))}</s>}
      </p>
      <p className={styles.muted}>
        {isFree
          ? text.minutes(lessons.minutes)
          : text.perLesson(formatMoney(perLesson), lessons.minutes)}
      </p>
      {!isFree && <p className={styles.muted}>{text.perHour(formatMoney(perHour))}</p>}
      {children}
    </li>
  );
}
