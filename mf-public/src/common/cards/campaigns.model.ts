import type { Campaign } from '@nukkad/platform/contract';

/** How much of the goal is reached, in whole percent; more than the goal is shown as it is. */
export function percentOf({ raised, goal }: Pick<Campaign, 'raised' | 'goal'>): number {
  return goal.amount <= 0 ? 0 : Math.floor((raised.amount / goal.amount) * 100);
}
