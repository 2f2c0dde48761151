import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './button.module.css';

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** How what is pressed looks; `buttonClass` gives it to a link. */
export interface ButtonLook {
  /** One `primary` per view. Default `primary`. */
  tone?: ButtonTone;
  /** 36, 44 or 52 px high; `small` keeps a touch area of 44 px. Default `medium`. */
  size?: ButtonSize;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** While set the button is busy: it shows these words, keeps its width and ignores presses. */
  busyText?: string | undefined;
  /** Looks and is said to be disabled, yet keeps the focus; what a press does is the caller's. */
  'aria-disabled'?: boolean | undefined;
}

/**
 * The look of a button for something that is not one, a router's link above all:
 * `<Link className={buttonClass({ tone: 'secondary' })} to="/doctors">All doctors</Link>`.
 */
export function buttonClass({ tone = 'primary', size = 'medium' }: ButtonLook = {}): string {
  return classNames(styles.button, styles[tone], styles[size]);
}

/** A press that does something here and now. `<Button onClick={retry}>Retry</Button>` */
export function Button({
  tone,
  size,
  busyText,
  className,
  children,
  onClick,
  type = 'button',
  'aria-disabled': isInactive = false,
  ...rest
}: ButtonProps) {
  const isBusy = busyText !== undefined;
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ tone, size }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isInactive || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.label} aria-hidden={isBusy || undefined}>
        {children}
      </span>
      {isBusy && <span className={styles.busy}>{busyText}</span>}
    </button>
  );
}
