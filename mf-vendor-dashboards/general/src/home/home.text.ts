export const text = {
  title: 'Dashboard',
  comingWeek: 'Coming Seven Days',
  rating: 'Overall Ratings',
} as const;
