import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { CheckIcon } from '../icons/icons';
import styles from './chip.module.css';

/** What a chip hands to whoever draws its element. */
export interface ChipParts {
  className: string;
  children: ReactNode;
  'aria-current': 'true' | undefined;
}

export interface ChipProps {
  children: ReactNode;
  /** Chosen: marked by colour, a tick and `aria-current`. */
  isCurrent?: boolean;
  /** Draws the element, so that a chip can be the router's link: `(parts) => <Link to=… {...parts} />`. */
  render: (parts: ChipParts) => ReactNode;
}

/**
 * One choice out of a row, 36 px high with a touch area of 44 px.
 * `<Chip isCurrent render={(parts) => <Link to="/doctors" {...parts} />}>Doctors</Chip>`
 */
export function Chip({ children, isCurrent = false, render }: ChipProps) {
  return render({
    className: classNames(styles.chip, isCurrent && styles.current),
    'aria-current': isCurrent ? 'true' : undefined,
    children: (
      <>
        {isCurrent && <CheckIcon size={16} />}
        {children}
      </>
    ),
  });
}
