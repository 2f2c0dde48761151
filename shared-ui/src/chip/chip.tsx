import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { CheckIcon } from '../icons/icons';
import styles from './chip.module.css';

/** Props of a chip's element, for `render`. */
export interface ChipParts {
  className: string;
  children: ReactNode;
  'aria-current': 'true' | undefined;
}

export interface ChipProps {
  children: ReactNode;
  /** Current choice: marked by colour, a tick and `aria-current`. */
  isCurrent?: boolean;
  /**
   * Renders the element, so that a chip can be a router link:
   * `(parts) => <Link to=… {...parts} />`.
   */
  render: (parts: ChipParts) => ReactNode;
}

/**
 * One choice of a row, 36 px high with a touch area of 44 px.
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
