import { compositionElementId, keysElementId, signedText } from '@nukkad/platform/contract';
import { aComposition } from '../../testing/shell-builders';
import { shellFiles } from './shell-files';

const own = {
  ...aComposition(),
  shell: { version: 's1', integrity: { '1.js': 'sha384-one' } },
};
const newer = { ...own, serial: 2, shell: { version: 's2', integrity: { '2.js': 'sha384-two' } } };

async function carry(text: string): Promise<void> {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
  const raw = base64(await crypto.subtle.exportKey('raw', pair.publicKey));
  const bytes = new TextEncoder().encode(signedText('composition', own));
  const value = base64(await crypto.subtle.sign('Ed25519', pair.privateKey, bytes));
  const block = (id: string, content: string) => {
    const element = document.createElement('script');
    Object.assign(element, { type: 'application/json', id, textContent: content });
    return document.head.appendChild(element);
  };
  block(keysElementId, JSON.stringify({ k: raw }));
  Object.assign(block(compositionElementId, text).dataset, { key: 'k', signature: value });
}

afterEach(() => document.head.replaceChildren());

const versions = async () => (await shellFiles(newer)).map(({ version }) => version);

test('the files of the composition that the page runs may be loaded, by their digests', async () => {
  await carry(JSON.stringify(own));
  expect(await shellFiles(own)).toEqual([
    { part: 'shell', version: 's1', base: '/shell/s1/', integrity: { '1.js': 'sha384-one' } },
  ]);
});

test('a page that runs a newer composition keeps the files of its own shell', async () => {
  await carry(JSON.stringify(own));
  expect(await versions()).toEqual(['s2', 's1']);
});

test('of a page whose composition was changed nothing is loaded', async () => {
  await carry(JSON.stringify(own).replace('sha384-one', 'sha384-won'));
  expect(await versions()).toEqual(['s2']);
});

test('a composition from before digests were kept names none', async () => {
  expect(await shellFiles({ ...own, shell: { version: 's0' } })).toMatchObject([{ integrity: {} }]);
});
