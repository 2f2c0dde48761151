import type { ComponentProps } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A short description of the child. Never the only source: touch devices have no tooltips. */
  text: string;
  /** One focusable element that takes a ref and DOM events: a button, a link. */
  children: ComponentProps<typeof Focusable>['children'];
  /** Preferred side. Default `top`. */
  placement?: 'top' | 'bottom' | 'start' | 'end';
}

/**
 * Describes its child on hover and on keyboard focus; Escape hides it.
 * `<Tooltip text="Checked by Nukkad"><Button>Verified</Button></Tooltip>`
 */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  const isBeside = placement === 'start' || placement === 'end';
  return (
    <TooltipTrigger delay={600}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={styles.place} placement={placement} offset={isBeside ? 0 : 8}>
        <div className={styles.tooltip}>{text}</div>
      </AriaTooltip>
    </TooltipTrigger>
  );
}
