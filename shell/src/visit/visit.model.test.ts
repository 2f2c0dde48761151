import { aComposition, aRef, aRelease } from '../testing/shell-builders';
import { asChosen, inPage, withReleases } from './visit.model';

const live = aComposition([aRelease(), aRelease({ part: 'mf-auth' })]);
const next = aRelease({ version: 'v2' });

test('a part that is tried again stays the preview it was', () => {
  const visit = { live, composition: withReleases(live, [next]), badge: null };
  const now = aComposition([
    aRelease({ version: 'v9' }),
    aRelease({ part: 'mf-auth', version: 'v3' }),
  ]);
  const { remotes, previous } = asChosen(visit, now);
  expect(remotes['mf-public']?.version).toBe('v2');
  expect(remotes['mf-auth']?.version).toBe('v3');
  expect(previous?.['mf-public']?.version).toBe('v9');
});

test('a part that nobody runs yet brings its paths, and keeps them when it is tried again', () => {
  const offers = aRelease({ part: 'mf-offers' });
  const routes = [{ path: '/offers', remote: 'mf-offers', screen: 'offers' }];
  const composition = withReleases(live, [offers], routes);
  expect(composition.routes).toEqual([...live.routes, ...routes]);
  const { routes: again } = asChosen({ live, composition, badge: null }, { ...live, serial: 9 });
  expect(again).toEqual(composition.routes);
});

test('a path stays with its owner, and with its owner’s new version may lead elsewhere', () => {
  const [first] = live.routes;
  const taken = { ...first!, remote: 'mf-offers' };
  expect(withReleases(live, [next], [taken]).routes).toEqual(live.routes);
  const changed = { ...first!, screen: 'other' };
  const { routes } = withReleases(live, [next], [changed]);
  expect(routes.filter(({ path }) => path === first!.path)).toEqual([changed]);
});

test('a preview of a part that the page refers to falls back to the release it refers to', () => {
  const others = { 'mf-public': aRef() };
  const page = { ...aComposition([aRelease({ part: 'mf-auth' })]), others };
  const composition = withReleases(page, [next]);
  expect(composition.remotes['mf-public']).toBe(next);
  const before = composition.previous?.['mf-public'];
  expect(before).toMatchObject({ version: 'v1', digest: 'sha384-release' });
  const visit = { live: page, composition, badge: null };
  expect(inPage(visit, before!)).toBeUndefined();
  const now = aComposition([aRelease({ version: 'v9' }), aRelease({ part: 'mf-auth' })]);
  expect(asChosen(visit, now).remotes['mf-public']).toBe(next);
  expect(asChosen({ ...visit, composition: page }, now)).toBe(now);
});

test('a page that runs what everybody runs takes what is released', () => {
  const now = aComposition([aRelease({ version: 'v9' })]);
  expect(asChosen({ live, composition: live, badge: null }, now)).toBe(now);
});
