import { Link, useEndpoint } from '@nukkad/platform';
import type { Onboarding } from '@nukkad/platform/contract';
import { Card, CheckIcon, ClockIcon, linkClass, useRevealHold } from '@nukkad/shared-ui';
import { useId } from 'react';
import { useDashboard } from '../common/dashboard';
import { usePracticeStats } from '../common/practice-stats.queries';
import { type FirstStep, type FirstStepState, firstStepsOf, isNew } from './first-steps.model';
import styles from './first-steps.module.css';
import { text } from './first-steps.text';

interface Props {
  /** Pages for opening hours and bookings; absent for professions without bookings. */
  rooms?: { hours: string; bookings: string };
}

const NOT_BOOKED = ['page', 'verified'] as const;
const BOOKED = [...NOT_BOOKED, 'hours', 'booking'] as const;

/**
 * Guide for a professional without clients: steps done, the next one and its link. Renders nothing
 * once there is a client.
 *
 * @example <FirstSteps rooms={{ hours: 'settings', bookings: 'appointments' }} />
 */
export function FirstSteps({ rooms }: Props) {
  const { isDemonstration } = useDashboard();
  const stats = usePracticeStats();
  if (isDemonstration || stats.state !== 'ready' || !isNew(stats.value)) return null;
  return <OfNew {...(rooms && { rooms })} />;
}

function OfNew(props: Props) {
  const onboarding = useEndpoint('getOnboarding', undefined, { refreshOnShow: true });
  useRevealHold(onboarding.state === 'loading');
  // Optional guide: when it fails to load, the rest of the page still works.
  if (onboarding.state !== 'ready') return null;
  return <Steps onboarding={onboarding.value} {...props} />;
}

function Steps({ onboarding, rooms }: Props & { onboarding: Onboarding }) {
  const { roomAddress } = useDashboard();
  const title = useId();
  const states = firstStepsOf(onboarding);
  const names: readonly FirstStep[] = rooms ? BOOKED : NOT_BOOKED;
  const done = names.filter((name) => states[name] === 'done').length;
  if (done === names.length) return null;
  const wizard = `/${onboarding.profession.replaceAll('-', ' ')}-onboarding`;
  const ways: Record<FirstStep, string> = {
    page: wizard,
    verified: wizard,
    hours: roomAddress(rooms?.hours ?? ''),
    booking: roomAddress(rooms?.bookings ?? ''),
  };
  return (
    <section aria-labelledby={title}>
      <Card className={styles.steps}>
        <div className={styles.head}>
          <h2 id={title} className={styles.title}>
            {text.title}
          </h2>
          <p className={styles.muted}>{text.done(done, names.length)}</p>
        </div>
        <ol className={styles.list}>
          {names.map((name) => (
            <Step
              key={name}
              {...{ name, isBooked: rooms !== undefined }}
              state={states[name]}
              way={ways[name]}
            />
          ))}
        </ol>
      </Card>
    </section>
  );
}

interface StepProps {
  name: FirstStep;
  isBooked: boolean;
  state: FirstStepState;
  way: string;
}

const icons = { done: CheckIcon, waiting: ClockIcon, open: null } as const;

function Step({ name, isBooked, state, way }: StepProps) {
  const words = text.steps[name];
  const why = !isBooked && 'whyNotBooked' in words ? words.whyNotBooked : words.why;
  const Icon = icons[state];
  return (
    <li className={styles.step} data-state={state}>
      <span className={styles.mark} aria-hidden="true">
        {Icon && <Icon size={16} />}
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>{words.title}</h3>
        <p className={styles.muted}>
          {text.states[state]}
          {state !== 'done' && `. ${why}`}
        </p>
        {state !== 'done' && (
          <Link className={linkClass({ isStandalone: true })} to={way}>
            {state === 'open' && 'wayOpen' in words ? words.wayOpen : words.way}
          </Link>
        )}
      </div>
    </li>
  );
}
