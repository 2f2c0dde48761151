export const text = {
  none: 'No kinds of dashboards are set up yet.',
  noneNext: 'Come back later, or go home.',
  failed: 'The dashboards could not be loaded',
  failedNext: 'Your data is safe. Try again.',
  home: 'Go home',
  somebodyElses: 'This page is another profession’s',
  somebodyElsesWhy: 'You are logged in, but your account is registered for something else.',
  ownDashboard: 'Go to your dashboard',
  ownOnboarding: 'Complete your own page',
  draft: 'Your page is not public yet',
  draftWhy: 'People can find and book you once it is complete.',
  complete: 'Complete your page',
};
