import type { Campaign } from '@nukkad/platform/contract';

/** Share of the goal in whole percent; may exceed 100. */
export function percentOf({ raised, goal }: Pick<Campaign, 'raised' | 'goal'>): number {
  return goal.amount <= 0 ? 0 : Math.floor((raised.amount / goal.amount) * 100);
}
