import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { CheckIcon, CircleAlertIcon, InfoIcon } from '../icons/icons';
import * as words from '../words';
import styles from './stepper.module.css';

/** How far a step is. `notSaved` offers another try, `needsChange` was sent back. */
export type StepState = 'notStarted' | 'inProgress' | 'saved' | 'notSaved' | 'needsChange';

/** One step of several: `{ key: 'fees', name: 'Fees', state: 'saved' }` */
export interface Step<Key extends string = string> {
  key: Key;
  name: string;
  state: StepState;
}

export interface StepperProps<Key extends string> {
  /** What the steps lead to, for those who cannot see it: "Your profile". */
  label: string;
  /** In the order they are taken. */
  steps: readonly Step<Key>[];
  /** Key of the step on the screen; any other text where it is none of them. */
  current: NoInfer<Key> | (string & {});
  /** Draws the name of a step, as the router's link to it. Default: its name. */
  drawName?: (step: Step<NoInfer<Key>>) => ReactNode;
  /** Saving a step is asked for again; without it there is no button for that. */
  onRetry?: (key: NoInfer<Key>) => void;
}

const icons: Partial<Record<StepState, ReactNode>> = {
  saved: <CheckIcon size={16} />,
  notSaved: <CircleAlertIcon size={16} />,
  needsChange: <InfoIcon size={16} />,
};

/**
 * Where one is among several steps; only a saved one counts as completed.
 * `<Stepper label="Your profile" steps={steps} current="fees" />`
 */
export function Stepper<Key extends string>(props: StepperProps<Key>) {
  const { label, steps, current, drawName, onRetry } = props;
  const completed = steps.filter(({ state }) => state === 'saved').length;
  return (
    <div className={styles.stepper}>
      <p className={styles.count} role="status">
        {words.stepsCompleted(completed, steps.length)}
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
              <span className={styles.state}>{words.stepStates[state]}</span>
            </span>
            {state === 'notSaved' && onRetry && (
              <Button
                tone="secondary"
                size="small"
                aria-label={`${words.retry}: ${name}`}
                onClick={() => onRetry(key)}
              >
                {words.retry}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
