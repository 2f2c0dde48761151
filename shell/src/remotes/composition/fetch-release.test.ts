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
