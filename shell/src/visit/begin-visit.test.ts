import {
  type Canary,
  previewKey,
  type ReleaseRef,
  type RemotePreview,
  visitorKey,
} from '@nukkad/platform/contract';
import { fakeWire } from '@nukkad/platform/testing';
import { waitFor } from '@testing-library/react';
import { aComposition, aRelease } from '../testing/shell-builders';
import { beginVisit, forgetPreview, type VisitSources } from './begin-visit';

const live = aComposition([aRelease(), aRelease({ part: 'mf-auth' })]);
const next = aRelease({ version: 'v2' });

const ref: ReleaseRef = { part: 'mf-public', version: 'v2', base: next.base, digest: 'sha384-x' };
const canary: Canary = {
  id: 'c1',
  share: 500,
  lock: 'fedcba9876543210',
  remotes: { 'mf-public': ref },
};
const withCanary = { ...live, canary };
const preview: RemotePreview = {
  schema: 1,
  id: 'p1234567',
  site: 'http://localhost',
  expires: '2026-12-01T00:00:00Z',
  routes: [],
  page: '/',
  release: ref,
};

function sources(values: Partial<VisitSources> = {}): VisitSources {
  return {
    readPreview: async () => ({ state: 'shown', preview, release: next }),
    fetchRelease: async () => next,
    belongsToCanary: () => true,
    isReplay: () => false,
    ...values,
  };
}

let wire: ReturnType<typeof fakeWire>;
const reports = () => wire.calls.map(({ request }) => request.body);

beforeEach(() => {
  wire = fakeWire({ reportClientError: () => undefined });
  globalThis.fetch = wire.fetch;
  history.replaceState(null, '', '/doctors');
  localStorage.clear();
  sessionStorage.clear();
});

const versionsOf = ({ remotes }: { remotes: typeof live.remotes }) =>
  Object.fromEntries(Object.entries(remotes).map(([part, { version }]) => [part, version]));

test.each([
  ['nothing asks for anything else', '/doctors', live, {}, 'v1', null],
  ['the visitor belongs to the canary', '/doctors', withCanary, {}, 'v2', null],
  [
    'the visitor does not belong to it',
    '/doctors',
    withCanary,
    { belongsToCanary: () => false },
    'v1',
    null,
  ],
  ['the address names a preview', '/doctors?preview=p1234567', live, {}, 'v2', 'preview'],
  [
    'the preview is nothing to believe',
    '/doctors?preview=p1234567',
    live,
    { readPreview: async () => ({ state: 'ignored', reason: 'expired', why: 'It has expired.' }) },
    'v1',
    'preview-ignored',
  ],
  [
    'a preview that is ignored leaves the canary',
    '/doctors?preview=p1234567',
    withCanary,
    { readPreview: async () => ({ state: 'ignored', reason: 'expired', why: 'It has expired.' }) },
    'v2',
    'preview-ignored',
  ],
  [
    'a composition is seen again, whatever else asks',
    '/doctors?lock=0123456789abcdef&preview=p1234567',
    withCanary,
    { isReplay: () => true },
    'v1',
    'replay',
  ],
  ['a composition is not kept', '/doctors?lock=aaaaaaaaaaaaaaaa', live, {}, 'v1', 'lock-unknown'],
  ['the composition asked for is the current one', `/?lock=${live.lock}`, live, {}, 'v1', null],
] as const)('%s', async (_, address, served, values, version, badge) => {
  history.replaceState(null, '', address);
  const visit = await beginVisit(served, sources(values as Partial<VisitSources>));
  expect(versionsOf(visit.composition)).toEqual({ 'mf-public': version, 'mf-auth': 'v1' });
  expect(visit.badge?.kind ?? null).toBe(badge);
  expect(visit.live).toBe(served);
});

test('a preview stays with the tab until it is left, its id does not stay in the address', async () => {
  history.replaceState(null, '', '/doctors?q=fever&preview=p1234567#top');
  await beginVisit(live, sources());
  expect(location.href).toBe('http://localhost/doctors?q=fever#top');
  expect((await beginVisit(live, sources())).badge).toEqual({ kind: 'preview', preview });
  forgetPreview();
  expect((await beginVisit(live, sources())).badge).toBeNull();
});

test('a preview that was ignored is reported once and not tried again', async () => {
  history.replaceState(null, '', '/doctors?preview=p1234567');
  const ignored = sources({
    readPreview: async () => ({ state: 'ignored', reason: 'expired', why: 'Expired.' }),
  });
  await beginVisit(live, ignored);
  await beginVisit(live, ignored);
  const reported = [{ code: 'PREVIEW-IGNORED', message: 'p1234567: Expired.' }];
  await waitFor(() => expect(reports()).toMatchObject(reported));
  expect(sessionStorage.getItem(previewKey)).toBeNull();
});

test('what others run is what a canary falls back to, and it has a lock of its own', async () => {
  const { composition, canary: id } = await beginVisit(withCanary, sources());
  expect(id).toBe('c1');
  expect(composition.lock).toBe(canary.lock);
  expect(composition.previous?.['mf-public']).toMatchObject({ version: 'v1' });
});

test('a canary whose release cannot be had or believed is left, and reported', async () => {
  const fetchRelease = () => Promise.reject(new Error('not the one that was signed'));
  const visit = await beginVisit(withCanary, sources({ fetchRelease }));
  expect(visit).toMatchObject({ composition: withCanary, badge: null });
  expect(visit.canary).toBeUndefined();
  await waitFor(() => expect(reports()).toMatchObject([{ code: 'CANARY-UNREACHABLE' }]));
});

test('a canary that does not come is not waited for', async () => {
  jest.useFakeTimers();
  const began = beginVisit(withCanary, sources({ fetchRelease: () => new Promise(() => {}) }));
  await jest.advanceTimersByTimeAsync(4_000);
  expect((await began).composition).toBe(withCanary);
  jest.useRealTimers();
});

test('a device has a number only where a canary asks, and keeps it', async () => {
  const belongsToCanary = jest.fn(() => false);
  await beginVisit(live, sources({ belongsToCanary }));
  expect(localStorage.getItem(visitorKey)).toBeNull();
  await beginVisit(withCanary, sources({ belongsToCanary }));
  const visitor = localStorage.getItem(visitorKey);
  expect(visitor).toMatch(/^[\w-]{36}$/);
  await beginVisit(withCanary, sources({ belongsToCanary }));
  expect(belongsToCanary.mock.calls).toEqual([
    [visitor, canary],
    [visitor, canary],
  ]);
});
