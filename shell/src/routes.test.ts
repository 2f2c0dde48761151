import { siteMap } from './routes';

const documented = [
  '*',
  '/',
  '/homepage',
  '/profile',
  '/login',
  '/register',
  '/enter-otp',
  '/doctors',
  '/teachers',
  "/ca's",
  '/labours',
  '/engineers',
  '/advocates',
  '/officers',
  '/govt. officers',
  '/doctor-detail',
  '/teacher-detail',
  '/ca-detail',
  '/labour-detail',
  '/engineer-detail',
  '/advocate-detail',
  '/officer-detail',
  '/govt-offices-detail',
  '/list-yourself',
  '/teacher-vendor-login',
  '/doctor-dashboard/*',
  '/teacher-dashboard/*',
  '/advocate-dashboard/*',
  '/trial/*',
  '/:category',
  '/ca',
  '/govt-officers',
  '/teacher-onboarding',
];

test.each(documented)('%s has an owner', (path) => {
  expect(siteMap.filter((route) => route.path === path)).toHaveLength(1);
});

test('no path has two owners', () => {
  const paths = siteMap.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each([
  ['/profile', 'user'],
  ['/messages', 'user'],
  ['/doctor-dashboard/*', 'vendor'],
  ['/govt officer-dashboard/*', 'vendor'],
  ['/teacher-onboarding', 'vendor'],
  ['/trial/*', undefined],
  ['/doctors', undefined],
  ['/login', undefined],
])('%s needs %j', (path, needs) => {
  expect(siteMap.find((route) => route.path === path)?.needs).toBe(needs);
});

test('whatever is a profession’s own needs one', () => {
  const open = siteMap.filter(({ path, needs }) => /-(dashboard|onboarding)/.test(path) && !needs);
  expect(open).toEqual([]);
});
