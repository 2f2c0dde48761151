import { defineRemote } from '@nukkad/platform';
import { type HealthFact, limits, type SiteRoute } from '@nukkad/platform/contract';
import { fakeWire, renderScreen } from '@nukkad/platform/testing';
import { act } from '@testing-library/react';
import { onFact } from '../common/health-facts';
import { rowsOf } from '../overlay/overlay.model';
import { text } from '../overlay/overlay.text';
import { createScreenLoader } from '../remotes/loading/screen-loader';
import { ScreenLoaderContext } from '../remotes/loading/screen-loader-context';
import { Region } from '../remotes/region';
import { aComposition, aRelease } from '../testing/shell-builders';

const route: SiteRoute = { path: '/doctors', remote: 'mf-public', screen: 'listing' };
const live = aComposition();

const lost = (message: string, name = 'Error') => Object.assign(new Error(message), { name });
const never = () => new Promise<never>(() => {});
const bringing = (listing: () => Promise<never>) => async () =>
  defineRemote({ screens: { listing } });
const chunk = lost('Loading chunk 3 failed.', 'ChunkLoadError');

/** A remote's exports, or its load failure. */
const broken = {
  'entry does not come': async () => {
    throw lost('#RUNTIME-008: Failed to load script resources.');
  },
  'entry never comes': never,
  'entry throws': async () => {
    throw lost('x is not a function', 'TypeError');
  },
  'package cannot be shared': async () => {
    throw lost('#RUNTIME-006: Invalid loadShareSync function call.');
  },
  'container holds no remote': async () => ({}),
  'contract is another': async () => ({ contract: 99, screens: {} }),
  'screen is missing': async () => defineRemote({ screens: {} }),
  'screen does not come': bringing(async () => {
    throw chunk;
  }),
  'screen never comes': bringing(never),
  'drawing throws': async () =>
    defineRemote({
      screens: {
        listing: async () => ({
          Screen() {
            throw new Error('boom');
          },
        }),
      },
    }),
} satisfies Record<string, () => Promise<unknown>>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each<[keyof typeof broken, string, string]>([
  ['entry does not come', 'entry', 'MF-LOAD'],
  ['entry never comes', 'entry', 'MF-TIMEOUT'],
  ['entry throws', 'entry', 'MF-LOAD'],
  ['package cannot be shared', 'entry', 'MF-LOAD'],
  ['container holds no remote', 'entry', 'MF-LOAD'],
  ['contract is another', 'entry', 'MF-CONTRACT'],
  ['screen is missing', 'screen', 'MF-SCREEN'],
  ['screen does not come', 'screen', 'MF-CHUNK'],
  ['screen never comes', 'screen', 'MF-TIMEOUT'],
  ['drawing throws', 'render', 'MF-RENDER'],
])('%s: told as %s with %s, and shown so', async (what, phase, code) => {
  const failures = await failuresOf(broken[what]);
  expect(failures).toMatchObject([
    { part: 'mf-public', version: 'v1', screen: 'listing', phase, code, recovered: 'none' },
  ]);
  const [row] = rowsOf({ composition: live, live, badge: null }, () => 'v1', failures);
  const where = text.phases[phase as keyof typeof text.phases];
  expect(text.state(row!.state, row!.version)).toBe(`Failed in ${where} (${code})`);
});

/** Opens a page of a part broken in this way, and waits until the page gives up. */
async function failuresOf(load: () => Promise<unknown>): Promise<HealthFact[]> {
  const reported: HealthFact[] = [];
  const stop = onFact((fact) => reported.push(fact));
  const loader = createScreenLoader({
    composition: live,
    federation: { register: () => {}, load },
    gate: { admit: () => {}, renew: () => {} },
    reread: async () => live,
    fetchRelease: async () => aRelease(),
  });
  renderScreen(
    () => (
      <ScreenLoaderContext value={loader}>
        <Region route={route} unknown={route} />
      </ScreenLoaderContext>
    ),
    { at: '/doctors', wire: fakeWire({ reportClientError: () => undefined }) },
  );
  await act(() => jest.advanceTimersByTimeAsync(limits.chunkLoadTimeout));
  stop();
  return reported.filter(({ kind }) => kind === 'failure');
}
