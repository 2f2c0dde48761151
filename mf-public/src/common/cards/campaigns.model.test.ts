import type { Money } from '@nukkad/platform/contract';
import { percentOf } from './campaigns.model';

const rupees = (amount: number): Money => ({ amount, currency: 'INR' });

test.each([
  [0, 100, 0],
  [999, 1000, 99],
  [1000, 1000, 100],
  [1500, 1000, 150],
  [10, 0, 0],
])('%i of %i is %i %%', (raised, goal, percent) => {
  expect(percentOf({ raised: rupees(raised), goal: rupees(goal) })).toBe(percent);
});
