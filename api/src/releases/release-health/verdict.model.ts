import { judgeCanary, type Verdict } from '@nukkad/registry';
import type { Settings } from '../../core/config/settings';
import type { Found } from './canary.store';

/** Networks in which a canary must have had trouble; on one machine all visits come from one. */
export const networksForVerdict: Record<Settings['limits'], number> = {
  production: 3,
  development: 1,
};

/** The verdict of the figures; nothing is taken back for what fewer networks tell. */
export function verdictOf({ evidence, networks }: Omit<Found, 'part'>, needed: number): Verdict {
  const verdict = judgeCanary(evidence);
  return verdict.do === 'take-back' && networks < needed ? { ...verdict, do: 'go-on' } : verdict;
}
