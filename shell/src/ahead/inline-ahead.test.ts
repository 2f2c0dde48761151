import { aheadElementId, type Canary, type RemotePreview } from '@nukkad/platform/contract';
import { fakeWire } from '@nukkad/platform/testing';
import { aComposition, aRelease } from '../testing/shell-builders';
import { beginVisit, type VisitSources } from '../visit/begin-visit';
import { aheadOfVisit, screenOf } from './inline-ahead';

const live = aComposition();
const next = aRelease({ version: 'v2' });
const ref = { part: 'mf-public', version: 'v2', base: next.base, digest: 'sha384-x' };
const canary: Canary = {
  ...{ id: 'c1', share: 500, lock: 'fedcba9876543210' },
  remotes: { 'mf-public': ref },
};
const preview: RemotePreview = {
  ...{ schema: 1, id: 'p1234567', site: 'http://localhost', expires: '2026-12-01T00:00:00Z' },
  ...{ routes: [], page: '/', release: ref },
};
const sources = (values: Partial<VisitSources> = {}): VisitSources => ({
  readPreview: async () => ({ state: 'shown', preview, release: next }),
  fetchRelease: async () => next,
  belongsToCanary: () => false,
  isReplay: () => false,
  ...values,
});

/** The page as it was rendered ahead by the composition of this lock. */
function renderedBy(lock: string): void {
  document.body.innerHTML = `<div id="root"></div>
    <script type="application/json" id="${aheadElementId}">${JSON.stringify({ lock })}</script>`;
}

beforeEach(() => {
  globalThis.fetch = fakeWire({ reportClientError: () => undefined }).fetch;
  history.replaceState(null, '', '/doctors');
  localStorage.clear();
  sessionStorage.clear();
});

test('a visitor of the live composition hydrates its page', async () => {
  renderedBy(live.lock);
  expect(aheadOfVisit(await beginVisit(live, sources()))).toEqual({ lock: live.lock });
});

test('a page that shows another address than the visitor went to meanwhile is not hydrated', async () => {
  renderedBy(live.lock);
  const loaded = (path: string) =>
    Object.assign(performance, { getEntriesByType: () => [{ name: location.origin + path }] });
  loaded('/doctors');
  const visit = await beginVisit(live, sources());
  expect(aheadOfVisit(visit)).not.toBeNull();
  history.replaceState(null, '', '/doctors?spec=all');
  expect(aheadOfVisit(visit)).toBeNull();
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('a visitor of a canary does not hydrate the page of the live composition', async () => {
  renderedBy(live.lock);
  const visit = await beginVisit({ ...live, canary }, sources({ belongsToCanary: () => true }));
  expect(visit.composition.lock).toBe(canary.lock);
  expect(aheadOfVisit(visit)).toBeNull();
});

test('a page that is loaded again in a tab with a preview is not hydrated', async () => {
  history.replaceState(null, '', '/doctors?preview=p1234567');
  await beginVisit(live, sources());
  renderedBy(live.lock);
  const again = await beginVisit(live, sources());
  expect(again.composition.remotes['mf-public']?.version).toBe('v2');
  expect(aheadOfVisit(again)).toBeNull();
});

test.each([
  ['of another lock', '{"lock":"fedcba9876543210"}'],
  ['that is cut off', '{"lock":"0123'],
  ['that is empty', ''],
])('a page with a state %s is not hydrated', (_what, state) => {
  document.body.innerHTML = `<script type="application/json" id="${aheadElementId}"></script>`;
  document.getElementById(aheadElementId)!.textContent = state;
  expect(aheadOfVisit({ composition: live, live })).toBeNull();
});

test('an empty page is not hydrated', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(aheadOfVisit({ composition: live, live })).toBeNull();
});

test('a page that needs an account, or a gate, was never rendered ahead', () => {
  const routes = [
    { path: '/open', remote: 'mf-public', screen: 'listing' },
    { path: '/own', remote: 'mf-public', screen: 'listing', needs: 'account' as const },
    { path: '/gate', remote: 'gate', screen: 'listing' },
  ];
  const screens = ['/open', '/own', '/gate'].map(
    (path) => screenOf(path, { routes: routes as never }, { isUnknown: false })?.path,
  );
  expect(screens).toEqual(['/open', undefined, undefined]);
});
