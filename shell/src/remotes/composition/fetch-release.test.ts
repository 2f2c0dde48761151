import { createHash } from 'node:crypto';
import type { ReleaseRef } from '@nukkad/platform/contract';
import { aRelease } from '../../testing/shell-builders';
import { fetchRelease } from './fetch-release';

const release = aRelease({ version: 'v0' });
const text = `${JSON.stringify(release)}\n`;

const refTo = (content: string, values: Partial<ReleaseRef> = {}): ReleaseRef => ({
  part: release.part,
  version: release.version,
  base: release.base,
  digest: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  ...values,
});

const answers = (...contents: (string | number)[]) => {
  const asked: [string, RequestCache | undefined][] = [];
  globalThis.fetch = async (address, init) => {
    asked.push([String(address), init?.cache]);
    const content = contents[Math.min(asked.length, contents.length) - 1]!;
    return typeof content === 'string'
      ? new Response(content)
      : new Response('', { status: content });
  };
  return asked;
};

test('a release is what its reference says', async () => {
  const asked = answers(text);
  await expect(fetchRelease(refTo(text))).resolves.toEqual(release);
  expect(asked).toEqual([['/remotes/mf-public/v0/release.json', 'default']]);
});

test('its digest may be the shorter one', async () => {
  answers(text);
  const digest = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  await expect(fetchRelease(refTo(text, { digest }))).resolves.toEqual(release);
  await expect(fetchRelease(refTo(`${text} `, { digest: `${digest}x` }))).rejects.toThrow('signed');
  await expect(fetchRelease(refTo(text, { digest: 'md5-x' }))).rejects.toThrow();
});

test('it may come from another origin', async () => {
  const asked = answers(text);
  await fetchRelease(refTo(text), 'https://mirror.example');
  expect(asked[0]?.[0]).toBe('https://mirror.example/remotes/mf-public/v0/release.json');
});

test('one flipped byte is refused, after it was asked for anew', async () => {
  const asked = answers(text.replace('v0', 'v1'));
  await expect(fetchRelease(refTo(text))).rejects.toThrow('not the one that was signed');
  expect(asked.map(([, cache]) => cache)).toEqual(['default', 'reload']);
});

test('a damaged copy in the browser is replaced', async () => {
  answers('damaged', text);
  await expect(fetchRelease(refTo(text))).resolves.toEqual(release);
});

test('without WebCrypto the browser verifies the digest', async () => {
  const { crypto: whole } = globalThis;
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  const seen: RequestInit[] = [];
  globalThis.fetch = async (_, init = {}) => {
    seen.push(init);
    return new Response(text);
  };
  const ref = refTo(text);
  await expect(fetchRelease(ref)).resolves.toEqual(release);
  expect(seen[0]?.integrity).toBe(ref.digest);
  Object.defineProperty(globalThis, 'crypto', { value: whole, configurable: true });
});

test('what is gone is an error', async () => {
  answers(404);
  await expect(fetchRelease(refTo(text))).rejects.toThrow('404');
});

test.each([
  ['part', { part: 'mf-auth' }],
  ['version', { version: 'v9' }],
  ['folder', { base: '/remotes/mf-public/v9/' }],
])('a right digest with another %s is refused', async (_what, values) => {
  answers(text);
  await expect(fetchRelease(refTo(text, values))).rejects.toThrow('speaks of mf-public v0');
});
