export const text = {
  home: 'Go home',
  mark: 'Being built',
  other: { title: 'Your dashboard', promise: 'This page is being built.' },
  byPath: {
    '/profile': {
      title: 'Your dashboard',
      promise:
        'Your profile, addresses, appointments, favourites and reviews will be kept here. This page is being built.',
    },
  } as Record<string, { title: string; promise: string }>,
};
