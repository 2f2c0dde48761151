export const text = {
  title: 'This is a demo with sample data',
  why: 'The people and bookings are made up, and nothing you do here is saved.',
  join: 'List yourself',
  heading: 'Demonstration',
  part: 'demonstration',
} as const;
