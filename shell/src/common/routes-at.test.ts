import { siteMap } from '../routes';
import { routesAt } from './routes-at';

const pathsAt = (pathname: string) =>
  routesAt(pathname, siteMap)
    .map(({ path }) => path)
    .filter((path) => !siteMap.some((route) => route.path === path));

test.each([
  ['/chef-dashboard', '/chef-dashboard/*'],
  ['/chef-dashboard/payments', '/chef-dashboard/*'],
  ['/pastry%20chef-dashboard', '/pastry chef-dashboard/*'],
  ['/chef-onboarding', '/chef-onboarding'],
  ['/%E0-dashboard', '/%E0-dashboard/*'],
])('%s belongs to %s', (pathname, path) => {
  expect(pathsAt(pathname)).toEqual([path]);
});

test.each([
  '/',
  '/doctors',
  '/doctor-dashboard',
  '/teacher-onboarding',
  '/dashboard',
  '/-dashboard',
])('%s has its routes in the site map', (pathname) => {
  expect(pathsAt(pathname)).toEqual([]);
});

test('a profession’s dashboard is drawn by whom the gate finds, for those who are one', () => {
  const route = routesAt('/chef-dashboard', siteMap).find(
    ({ path }) => path === '/chef-dashboard/*',
  );
  expect(route).toMatchObject({ remote: 'gate', frame: 'dashboard', needs: 'vendor' });
});

test('no pattern is left to the router, which would take it for any address', () => {
  for (const pathname of ['/', '/chef-dashboard']) {
    const paths = routesAt(pathname, siteMap).map(({ path }) => path);
    expect(paths.filter((path) => path.includes(':profession'))).toEqual([]);
  }
});
