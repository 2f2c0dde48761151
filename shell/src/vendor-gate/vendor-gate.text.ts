export const text = {
  title: 'Dashboard',
  none: 'No kinds of dashboards are set up yet.',
  noneNext: 'Come back later, or go home.',
  failed: 'The dashboards could not be loaded',
  failedNext: 'Your data is safe. Try again.',
  home: 'Go home',
};
