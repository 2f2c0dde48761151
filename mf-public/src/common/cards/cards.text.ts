import { formatCount, formatPercent } from '@nukkad/platform/format';

export const text = {
  minutes: (minutes: number) => `${minutes} min read`,
  stars: (stars: number) => `${stars} out of 5 stars`,
  about: (name: string) => `About ${name}`,
  of: (goal: string) => `raised of ${goal}`,
  percent: (percent: number) => `${formatPercent(percent)} of the goal`,
  donors: (count: string, isOne: boolean) => (isOne ? '1 donor' : `${count} donors`),
  daysLeft: (days: number) => {
    if (days === 0) return 'Last day';
    return days === 1 ? '1 day left' : `${formatCount(days)} days left`;
  },
  by: (organiser: string) => `By ${organiser}`,
} as const;
