import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remoteManifest, route } from '../../testing/fake-site';
import { AWAY, planOf, toursOf } from './plan';

const listing = remoteManifest('mf-public').screens.listing!;
const remote = remoteManifest('mf-public', {
  screens: { listing, details: listing, hidden: listing },
  routes: [route('/vendors/:id', 'mf-public', 'details')],
});

test('each screen is opened once, where the site leads to it or else at an address of the trial', () => {
  const { stops } = planOf([route("/ca's")], [remote]);
  assert.deepEqual(
    stops.map(({ screen, address }) => [screen, address]),
    [
      ['listing', "/ca's"],
      ['details', '/vendors/example'],
      ['hidden', '/trial-of-mf-public/hidden'],
    ],
  );
});

test('nobody is asked who they are, and a screen of a dashboard brings its own frame', () => {
  const guarded = { ...route('/mine'), needs: 'user' as const };
  const { routes } = planOf([guarded], [{ ...remote, serves: ['chef'] }]);
  assert.deepEqual(routes[0], route('/mine'));
  assert.equal(routes.find(({ screen }) => screen === 'hidden')?.frame, 'dashboard');
});

test('there is an address of nothing, which no screen stands at', () => {
  const { routes, stops } = planOf([route('/')], [remote]);
  assert.equal(routes.filter(({ path }) => path === AWAY).length, 1);
  assert.ok(stops.every(({ address }) => address !== AWAY));
});

const stop = (part: string, screen: string) => ({ part, screen, address: `/${part}/${screen}` });
const of = (part: string, ...screens: string[]) => screens.map((screen) => stop(part, screen));

test('screens of a candidate each come by their address', () => {
  assert.deepEqual(toursOf(of('mf-a', 'a', 'b'), false), [of('mf-a', 'a'), of('mf-a', 'b')]);
});

test('for a shell, a page opens a few screens of one part, and each screen is opened once', () => {
  const stops = [...of('mf-a', 'a', 'b', 'c', 'd', 'e'), ...of('mf-b', 'a')];
  const tours = toursOf(stops, true);
  assert.deepEqual(tours.flat(), stops);
  assert.deepEqual(
    tours.map((tour) => tour.length),
    [4, 1, 1],
  );
});
