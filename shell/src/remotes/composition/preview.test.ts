import { createHash } from 'node:crypto';
import type { RemotePreview, SignedRemotePreview } from '@nukkad/platform/contract';
import { aRelease } from '../../testing/shell-builders';
import { aKey, writeSignedPage } from '../../testing/signed-page';
import { readPreview } from './preview';

const key = aKey();
const release = aRelease({ version: 'v2' });
const releaseText = JSON.stringify(release);
const NOW = Date.parse('2026-11-22T12:00:00Z');

const aPreview = (values: Partial<RemotePreview> = {}): RemotePreview => ({
  schema: 1,
  id: 'p1',
  site: 'http://localhost',
  expires: '2026-11-22T12:00:01Z',
  routes: [],
  page: '/',
  release: {
    part: release.part,
    version: release.version,
    base: release.base,
    digest: `sha384-${createHash('sha384').update(releaseText).digest('base64')}`,
  },
  ...values,
});
const signed = (preview: RemotePreview): SignedRemotePreview => ({
  preview,
  signature: key.sign('preview', preview),
});

let asked: string[];
beforeEach(() => {
  asked = [];
  writeSignedPage('{}', key);
});
afterEach(() => jest.restoreAllMocks());

const answers = (preview: SignedRemotePreview | string | number, ofRelease = releaseText) => {
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    if (String(address).endsWith('release.json')) return new Response(ofRelease);
    if (typeof preview === 'number') return new Response('', { status: preview });
    return new Response(typeof preview === 'string' ? preview : JSON.stringify(preview));
  };
};

test('a signed preview leads to its release', async () => {
  answers(signed(aPreview()));
  await expect(readPreview('p1', NOW)).resolves.toEqual({
    state: 'shown',
    preview: aPreview(),
    release,
  });
  expect(asked).toEqual(['/previews/p1.json', '/remotes/mf-public/v2/release.json']);
});

const ref = aPreview().release;
const asComposition = { preview: aPreview(), signature: key.sign('composition', aPreview()) };
test.each([
  ['taken back', 404, 'unknown'],
  ['not answered', 503, 'unanswered'],
  ['a page', '<!doctype html>', 'unreadable'],
  ['nothing', '{}', 'unreadable'],
  ['one flipped byte', { ...signed(aPreview()), preview: aPreview({ id: 'p2' }) }, 'unsigned'],
  ['a signature of something else', asComposition, 'unsigned'],
  ['over', signed(aPreview({ expires: '2026-11-22T12:00:00Z' })), 'expired'],
  ['without an end', signed(aPreview({ expires: 'never' })), 'expired'],
  ['for another origin', signed(aPreview({ site: 'https://other.example' })), 'foreign'],
  ['another preview', signed(aPreview({ id: 'p2' })), 'foreign'],
  [
    'about files of another origin',
    signed(aPreview({ release: { ...ref, base: '//evil.example/remotes/mf-public/v2/' } })),
    'foreign',
  ],
  [
    'about files above the remotes',
    signed(aPreview({ release: { ...ref, part: '..', base: '/remotes/../v2/' } })),
    'foreign',
  ],
])('a preview that is %s is ignored', async (_what, answer, reason) => {
  answers(answer);
  await expect(readPreview('p1', NOW)).resolves.toMatchObject({ state: 'ignored', reason });
});

test('a release that is not the signed one is ignored', async () => {
  answers(signed(aPreview()), releaseText.replace('screen.3.js', 'screen.4.js'));
  await expect(readPreview('p1', NOW)).resolves.toMatchObject({ reason: 'release' });
});

test.each(['../registry', 'a/b', '', 'x'.repeat(65), 'a?b'])(
  'nobody is asked for %j',
  async (id) => {
    answers(404);
    await expect(readPreview(id, NOW)).resolves.toMatchObject({ reason: 'unknown' });
    expect(asked).toEqual([]);
  },
);

test('where there is no network, that is said', async () => {
  globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(readPreview('p1', NOW)).resolves.toMatchObject({ reason: 'unanswered' });
});

test('a browser that cannot verify ignores previews', async () => {
  const unknown = new DOMException('Ed25519 is not known', 'NotSupportedError');
  jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(unknown);
  answers(signed(aPreview()));
  await expect(readPreview('p1', NOW)).resolves.toMatchObject({ reason: 'unable' });
});
