import type { ReleaseHealth } from '@nukkad/platform/contract';
import { aRelease } from '../common/testing/releases';
import {
  bytesOf,
  bytesWords,
  earlierOf,
  failedWords,
  loadingWords,
  msWords,
  percentWords,
  vitalsWords,
} from './releases.model';

test.each([
  [msWords(12.4), '12 ms'],
  [msWords(1_240), '1.2 s'],
  [bytesWords(870), '870 B'],
  [bytesWords(21_400), '21 KB'],
  [bytesWords(1_260_000), '1.3 MB'],
  [percentWords(500), '5 %'],
  [percentWords(25), '0.25 %'],
])('%s', (said, expected) => expect(plain(said)).toBe(expected));

test.each<[Partial<ReleaseHealth>, string]>([
  [{ mounts: 0, failures: 0 }, '0'],
  [{ mounts: 80, failures: 20 }, '20 (20.0 %)'],
])('failures of %o: %s', (values, words) =>
  expect(plain(failedWords(aRelease(values)))).toBe(words),
);

test('figures stand together, and what was not measured is a dash', () => {
  const release = aRelease();
  expect(plain(loadingWords(release))).toBe('120 ms · 80 ms · –');
  expect(plain(vitalsWords(release))).toBe('1.8 s · – · 0.020');
  expect(plain(bytesOf(release))).toBe('21 KB · –');
  const unseen = Object.fromEntries(Object.keys(release.p75).map((name) => [name, null]));
  expect(vitalsWords({ ...release, p75: unseen as ReleaseHealth['p75'] })).toBe('–');
});

test('a way back is any version but the live one and those that were withdrawn', () => {
  const [live, canary] = [aRelease(), aRelease({ version: 'b', standing: 'canary' })];
  const withdrawn = aRelease({ version: 'c', standing: 'withdrawn' });
  expect(earlierOf([live, canary, withdrawn])).toEqual([canary]);
});

test('no line ends between a number and its unit', () => {
  const breaking = [msWords(120), bytesWords(21_400), percentWords(25)].filter((said) =>
    said.includes(' '),
  );
  expect(breaking).toEqual([]);
});

/** Text with normalised spaces. */
function plain(said: string): string {
  return said.replaceAll('\u00a0', ' ');
}
