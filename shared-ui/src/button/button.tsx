import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './button.module.css';

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** Appearance of a button; for links use `buttonClass`. */
export interface ButtonLook {
  /** One `primary` per view. Default `primary`. */
  tone?: ButtonTone;
  /** 36, 44 or 52 px high; `small` keeps a touch area of 44 px. Default `medium`. */
  size?: ButtonSize;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Busy state: shows this text, keeps the width and ignores presses. */
  busyText?: string | undefined;
  /** Looks and is announced as disabled, yet keeps focus; the caller handles presses. */
  'aria-disabled'?: boolean | undefined;
}

/**
 * Button classes for another element, mostly a router link:
 * `<Link className={buttonClass({ tone: 'secondary' })} to="/doctors">All doctors</Link>`.
 */
export function buttonClass({ tone = 'primary', size = 'medium' }: ButtonLook = {}): string {
  return classNames(styles.button, styles[tone], styles[size]);
}

/**
 * A button for an action; use a link for navigation. Without script only a submit button stands.
 * `<Button onClick={retry}>Retry</Button>`
 */
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
      className={classNames(
        buttonClass({ tone, size }),
        className,
        type === 'button' && 'nk-needs-script',
      )}
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
