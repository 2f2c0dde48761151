import type {
  PartReleases,
  ReleaseHealth,
  ReleaseMove,
  ReleasesAnswer,
  RunningCanary,
} from '@nukkad/platform/contract';

export const aRelease = (values: Partial<ReleaseHealth> = {}): ReleaseHealth => ({
  ...{ part: 'mf-public', version: 'aaa111', standing: 'live', owner: 'Finding' },
  ...{ mounts: 1_200, failures: 6, errors: 2 },
  p75: {
    ...{ 'load-entry': 120, 'load-screen': 80, 'load-render': null },
    ...{ 'bytes-entry': 21_000, 'bytes-screen': null, 'bytes-render': null },
    ...{ LCP: 1_800, INP: null, CLS: 0.02 },
  },
  ...values,
});

export const aCanary = (values: Partial<RunningCanary> = {}): RunningCanary => ({
  ...{ id: 'canary-1', share: 500 },
  parts: [
    {
      ...{ part: 'mf-public', version: 'bbb222', liveVersion: 'aaa111', verdict: 'go-on' },
      canary: { visits: 40, troubled: 3 },
      live: { visits: 760, troubled: 1 },
    },
  ],
  ...values,
});

export const someReleases = (values: Partial<ReleasesAnswer> = {}): ReleasesAnswer => ({
  ...{ hours: 24, canary: aCanary() },
  releases: [aRelease(), aRelease({ version: 'bbb222', standing: 'canary', mounts: 37 })],
  ...values,
});

export const aPart = (values: Partial<PartReleases> = {}): PartReleases => ({
  ...{ part: 'mf-public', hours: 24, canary: aCanary() },
  releases: [aRelease(), aRelease({ version: 'bbb222', standing: 'stored' })],
  messages: [
    {
      ...{ _id: 'm1', part: 'mf-public', version: 'bbb222', time: '2026-11-21T08:00:00Z' },
      ...{ kind: 'failure', code: 'MF-RENDER', phase: 'render', path: '/doctors' },
      message: 'x is undefined',
    },
  ],
  shares: [
    {
      ...{ part: 'mf-public', version: 'aaa111', name: 'react', wanted: '^19.3.1' },
      ...{ given: '19.3.1', from: 'shell', times: 3 },
    },
  ],
  ...values,
});

export const aMove = (values: Partial<ReleaseMove> = {}): ReleaseMove => ({
  ...{ time: '2026-11-21T08:00:00Z', channel: 'stable', serial: 7, part: 'mf-public' },
  ...{ version: 'aaa111', previous: null, action: 'release', by: 'ravi', reason: 'New cards' },
  ...values,
});
