import { compositionElementId } from '@nukkad/platform/contract';
import { aComposition } from '../testing/shell-builders';
import { currentComposition, inlineComposition } from './composition';

afterEach(() => {
  document.body.innerHTML = '';
});

function pageWith(text: string) {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = compositionElementId;
  block.textContent = text;
  document.body.append(block);
}

test('the page carries its composition', () => {
  pageWith(JSON.stringify(aComposition()));
  expect(inlineComposition()).toEqual(aComposition());
});

test.each(['', '{', 'null', '{"schema":2}', '{"schema":1,"remotes":{}}'])(
  'a page that carries %j carries none',
  (text) => {
    pageWith(text);
    expect(inlineComposition()).toBeNull();
  },
);

test('a page without the block carries none', () => {
  expect(inlineComposition()).toBeNull();
});

test('the registry tells what a channel points to', async () => {
  globalThis.fetch = async () => Response.json({ schema: 1, channels: { stable: aComposition() } });
  await expect(currentComposition('stable')).resolves.toEqual(aComposition());
  await expect(currentComposition('canary')).rejects.toThrow('form');
});

test('a registry that answers with an error is an error', async () => {
  globalThis.fetch = async () => new Response('', { status: 503 });
  await expect(currentComposition('stable')).rejects.toThrow('503');
});
