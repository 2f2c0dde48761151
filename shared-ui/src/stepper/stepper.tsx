import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import * as common from '../common.text';
import { CheckIcon, CircleAlertIcon, InfoIcon } from '../icons/icons';
import styles from './stepper.module.css';
import { text } from './stepper.text';

/** State of a step. `notSaved` offers a retry, `needsChange` was returned by the reviewer. */
export type StepState = 'notStarted' | 'inProgress' | 'saved' | 'notSaved' | 'needsChange';

/** A step: `{ key: 'fees', name: 'Fees', state: 'saved' }` */
export interface Step<Key extends string = string> {
  key: Key;
  name: string;
  state: StepState;
}

export interface StepperProps<Key extends string> {
  /** Accessible name: "Your profile". */
  label: string;
  /** In order. */
  steps: readonly Step<Key>[];
  /** Key of the current step; any other text if it is none of them. */
  current: NoInfer<Key> | (string & {});
  /** Renders a step's name, as a router link. Default: its name. */
  drawName?: (step: Step<NoInfer<Key>>) => ReactNode;
  /** Retry of a failed save was requested; without it there is no button. */
  onRetry?: (key: NoInfer<Key>) => void;
}

const icons: Partial<Record<StepState, ReactNode>> = {
  saved: <CheckIcon size={16} />,
  notSaved: <CircleAlertIcon size={16} />,
  needsChange: <InfoIcon size={16} />,
};

/**
 * Progress through several steps; only saved ones count as completed.
 * `<Stepper label="Your profile" steps={steps} current="fees" />`
 */
export function Stepper<Key extends string>(props: StepperProps<Key>) {
  const { label, steps, current, drawName, onRetry } = props;
  const completed = steps.filter(({ state }) => state === 'saved').length;
  return (
    <div className={styles.stepper}>
      <p className={styles.count} role="status">
        {text.stepsCompleted(completed, steps.length)}
      </p>
      <ol className={styles.steps} aria-label={label}>
        {steps.map(({ key, name, state }, index) => (
          <li
            key={key}
            className={classNames(styles.step, styles[state], key === current && styles.current)}
            aria-current={key === current ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {icons[state] ?? index + 1}
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{drawName?.({ key, name, state }) ?? name}</span>{' '}
              <span className={styles.state}>{text.stepStates[state]}</span>
            </span>
            {state === 'notSaved' && onRetry && (
              <Button
                tone="secondary"
                size="small"
                aria-label={`${common.retry}: ${name}`}
                onClick={() => onRetry(key)}
              >
                {common.retry}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
