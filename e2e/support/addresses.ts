/** Every documented path, as typed by users, with the page it leads to. */
export const documented: string[] = [
  '/',
  '/homepage',
  ...['/doctor', '/teacher', '/ca', '/labour', '/engineer', '/advocate', '/officer'],
  '/govt officer',
  ...['/doctors', '/teachers', "/ca's", '/labours', '/engineers', '/advocates', '/officers'],
  ...['/govt. officers', '/govt-officers'],
  ...['/doctor-detail', '/teacher-detail', '/ca-detail', '/labour-detail', '/engineer-detail'],
  ...['/advocate-detail', '/officer-detail', '/govt-offices-detail'],
  ...['/start-fundraising', '/investors', '/campaigns', '/donate', '/blogs', '/complaints'],
  '/blogs?topic=Health',
  ...['/stories', '/states/karnataka', '/book', '/booking', '/messages'],
  ...['/terms', '/privacy', '/subscriptions/confirm', '/subscriptions/end'],
  ...['/login', '/register', '/enter-otp', '/forgot-password', '/reset-password'],
  '/take-back-email',
  '/list-yourself',
  '/teacher-vendor-login',
  '/profile',
  ...['/teacher-onboarding', '/doctor-onboarding', '/engineer-onboarding', '/advocate-onboarding'],
  ...['/ca-onboarding', '/labour-onboarding', '/officer-onboarding', '/govt officer-onboarding'],
  ...['/trial', '/doctor-dashboard', '/teacher-dashboard', '/advocate-dashboard'],
  ...['/engineer-dashboard', '/ca-dashboard', '/labour-dashboard', '/officer-dashboard'],
  ...['/govt officer-dashboard', '/operator-dashboard'],
  ...['/doctor-dashboard/x/y', '/trial/x', '/teacher-dashboard/students/7'],
];

/** One page of each kind: the others look like one of these. */
export const kinds: string[] = [
  ...['/', '/doctor', '/doctors', '/officers', '/govt-offices-detail', '/start-fundraising'],
  ...['/campaigns', '/blogs', '/stories', '/states/karnataka', '/terms', '/login'],
  ...['/enter-otp', '/profile', '/doctor-onboarding', '/doctor-dashboard'],
  ...['/complaints', '/donate', '/investors', '/operator-dashboard'],
];

/**
 * Every live public page. `detail of doctor` stands for a vendor's page, `one campaign` for the
 * first campaign: only the running product knows their URLs.
 */
export const publicPages: string[] = [
  ...['/', '/homepage', '/nowhere-at-all', '/doctor'],
  ...['/doctors', '/teachers', "/ca's", '/labours', '/engineers', '/advocates', '/officers'],
  ...['/govt. officers', '/engineers?q=dentist'],
  ...['detail of doctor', 'detail of teacher', 'detail of ca', 'detail of labour'],
  ...['detail of engineer', 'detail of advocate', 'detail of officer'],
  ...['/govt-offices-detail', '/blogs', '/stories', '/campaigns', '/states/karnataka'],
  ...['/complaints', '/start-fundraising', '/investors', '/donate', '/blogs?topic=Health'],
  ...['one campaign', 'one complaint', 'one ticket', 'one article', 'one story'],
];
