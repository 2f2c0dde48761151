export const text = {
  title: 'Your first steps',
  what: 'first steps',
  done: (count: number, all: number) => `${count} of ${all} done`,
  states: { done: 'Done', waiting: 'Being checked', open: 'To do' },
  steps: {
    page: {
      title: 'Complete your page',
      why: 'People choose by what they see there: what you do, where, and what it costs.',
      whyNotBooked: 'People read there what you do, and where they find you.',
      way: 'Complete your page',
    },
    verified: {
      title: 'Get verified',
      why: 'We check your documents. After that everyone can find your page.',
      way: 'See its status',
      wayOpen: 'Add your documents',
    },
    hours: {
      title: 'Set your hours',
      why: 'People can book only the times you offer.',
      way: 'Set your hours',
    },
    booking: {
      title: 'Get your first booking',
      why: 'It appears in your calendar. You can also book a client there yourself.',
      way: 'Open your calendar',
    },
  },
} as const;
