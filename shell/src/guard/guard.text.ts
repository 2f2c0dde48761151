export const text = {
  failed: 'We could not check that you are logged in',
  failedNext: 'Nothing is lost. Check your connection, then try again.',
  home: 'Go home',
  loggedOut: 'You are logged out',
  loggedOutWhy:
    'Your session has ended here or in another tab, so what was on this page is no longer shown.',
  login: 'Log in again',
  forProfessionals: 'This page is for professionals',
  forProfessionalsWhy: 'You are logged in as a customer. Your things are in your profile.',
  forOperators: 'This page is for operators of Nukkad',
  forOperatorsWhy: 'You are logged in, but your account has no access here.',
  profile: 'Go to your profile',
  list: 'List yourself',
};
