import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remoteManifest, route } from '../../testing/fake-site';
import { planOf } from './plan';

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
