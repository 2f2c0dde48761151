import type { CSSProperties } from 'react';
import { classNames } from '../class-names';
import { type Hours, scaled } from './week.model';
import type { WeekShade } from './week-entry';
import styles from './week-grid.module.css';

interface Props {
  days: readonly string[];
  shades: readonly WeekShade[];
  hours: Hours;
  /** Column visible on a narrow screen. */
  shown: number;
}

/** Hatching under the entries. The cells' accessible names include it. */
export function Shades({ days, shades, hours, shown }: Props) {
  return shades.map(({ day, start, end, kind, label }) => {
    const column = days.indexOf(day);
    const place = scaled({ id: day, start, end }, hours);
    if (column < 0 || !place) return null;
    const style = { '--day': column, '--at': place.at, '--length': place.length };
    return (
      <span
        key={`${day} ${start} ${kind}`}
        aria-hidden="true"
        className={classNames(styles.shade, styles[kind])}
        data-shown={column === shown}
        style={style as CSSProperties}
      >
        {label !== undefined && <span className={styles.shadeLabel}>{label}</span>}
      </span>
    );
  });
}
