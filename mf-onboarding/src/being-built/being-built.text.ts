const promise = 'The six steps to your public listing are being built.';

export const text = {
  home: 'Go home',
  mark: 'Being built',
  other: { title: 'Enter your Details', promise },
  byPath: {
    '/teacher-onboarding': { title: 'Enter your Details', promise },
    '/doctor-onboarding': { title: 'Enter your Details', promise },
  } as Record<string, { title: string; promise: string }>,
};
