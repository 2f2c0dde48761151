import { judgeCanary, type Verdict } from '@nukkad/registry';
import type { Settings } from '../../core/config/settings';
import type { Found } from './canary.store';

/** Networks that must have trouble before a rollback; in development all visits come from one. */
export const networksForVerdict: Record<Settings['limits'], number> = {
  production: 3,
  development: 1,
};

/** The verdict on the figures; trouble in fewer networks than `needed` causes no rollback. */
export function verdictOf({ evidence, networks }: Omit<Found, 'part'>, needed: number): Verdict {
  const verdict = judgeCanary(evidence);
  return verdict.do === 'take-back' && networks < needed ? { ...verdict, do: 'go-on' } : verdict;
}
