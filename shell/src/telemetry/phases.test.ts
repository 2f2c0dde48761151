import { aRelease } from '../testing/shell-builders';
import { type Arrival, phasesOf } from './phases';

const release = aRelease({
  screens: {
    listing: { scripts: ['remote.2.js', 'screen.3.js'], styles: ['screen.4.css'], reads: [] },
    details: { scripts: ['remote.2.js', 'screen.5.js'], styles: [], reads: [] },
  },
});

function arrival(file: string, startTime: number, responseEnd: number, bytes = 1_000): Arrival {
  const name = `http://localhost${release.base}${file}`;
  return { name, startTime, responseEnd, transferSize: bytes };
}

const drawn = { release, screen: 'listing', askedAt: 0, drawnAt: 300 };

test('each phase has its time and its bytes', () => {
  const all = [
    arrival('remoteEntry.1.js', 10, 60),
    arrival('screen.3.js', 20, 120, 3_000),
    arrival('screen.4.css', 20, 90, 500),
    { ...arrival('x', 0, 999), name: 'http://localhost/api/home' },
  ];
  expect(phasesOf(drawn, all, new Set())).toEqual([
    { phase: 'entry', ms: 50, bytes: 1_000 },
    { phase: 'screen', ms: 100, bytes: 3_500 },
    { phase: 'render', ms: 180, bytes: 0 },
  ]);
});

test('attempts under new addresses and other origins count as the same file', () => {
  const all = [
    arrival('remoteEntry.1.js?again=1', 100, 200),
    { ...arrival('screen.3.js', 0, 0), name: `https://mirror.example${release.base}screen.3.js` },
    {
      ...arrival('screen.4.css', 210, 250),
      name: `https://mirror.example${release.base}screen.4.css`,
    },
  ];
  expect(phasesOf(drawn, all, new Set())).toEqual([
    { phase: 'entry', ms: 100, bytes: 1_000 },
    { phase: 'screen', ms: 40, bytes: 1_000 },
    { phase: 'render', ms: 50, bytes: 0 },
  ]);
});

test('what was fetched ahead does not make drawing longer', () => {
  const all = [arrival('remoteEntry.1.js', 10, 60), arrival('screen.3.js', 10, 90)];
  const phases = phasesOf({ ...drawn, askedAt: 60_000, drawnAt: 60_020 }, all, new Set());
  expect(phases.at(-1)).toEqual({ phase: 'render', ms: 20, bytes: 0 });
});

test('the second screen pays for its own files only', () => {
  const counted = new Set<string>();
  const all = [arrival('remoteEntry.1.js', 10, 60), arrival('remote.2.js', 10, 70)];
  phasesOf(drawn, all, counted);
  const later = [...all, arrival('screen.5.js', 500, 540, 200)];
  const details = { release, screen: 'details', askedAt: 500, drawnAt: 560 };
  expect(phasesOf(details, later, counted)).toEqual([
    { phase: 'screen', ms: 40, bytes: 200 },
    { phase: 'render', ms: 20, bytes: 0 },
  ]);
});
