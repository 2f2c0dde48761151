import { aComposition, aRelease } from '../testing/shell-builders';
import { asChosen, withReleases } from './visit.model';

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

test('a page that runs what everybody runs takes what is released', () => {
  const now = aComposition([aRelease({ version: 'v9' })]);
  expect(asChosen({ live, composition: live, badge: null }, now)).toBe(now);
});
