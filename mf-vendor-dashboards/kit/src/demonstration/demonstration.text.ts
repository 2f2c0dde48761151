export const text = {
  title: 'This is a demonstration with sample data',
  why: 'The people and bookings are invented, and nothing you do here is stored.',
  join: 'List yourself',
  part: 'demonstration',
} as const;
