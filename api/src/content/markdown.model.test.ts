import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '@nukkad/platform/contract';
import { processorTime } from '../testing/processor-time';
import { blocksOf, minutesOf, picturesIn } from './markdown.model';

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

const cases: [markdown: string, blocks: Block[]][] = [
  ['', []],
  [' \n\n \t\n', []],
  ['One line.', [paragraph('One line.')]],
  ['One line,\nstill it.', [paragraph('One line, still it.')]],
  ['One.\n\nTwo.', [paragraph('One.'), paragraph('Two.')]],
  ['One.\r\n\r\nTwo.', [paragraph('One.'), paragraph('Two.')]],
  ['## What to ask', [{ kind: 'heading', text: 'What to ask' }]],
  ['## Head\nand more', [paragraph('## Head and more')]],
  ['# Head', [paragraph('# Head')]],
  ['##Head', [paragraph('##Head')]],
  ['##', [paragraph('##')]],
  ['> Said\n> twice', [{ kind: 'quote', text: 'Said twice' }]],
  ['> Said\nonce', [paragraph('> Said once')]],
  ['- one\n- two', [{ kind: 'list', items: ['one', 'two'] }]],
  ['- one\ntwo', [paragraph('- one two')]],
  ['-5 degrees', [paragraph('-5 degrees')]],
  ['<b onclick="x()">bold</b>', [paragraph('<b onclick="x()">bold</b>')]],
  ['[a](javascript:alert(1)) **b**', [paragraph('[a](javascript:alert(1)) **b**')]],
  ['ಒಂದು\n\n- ಎರಡು', [paragraph('ಒಂದು'), { kind: 'list', items: ['ಎರಡು'] }]],
];

for (const [markdown, blocks] of cases) {
  test(`${JSON.stringify(markdown)} is read as ${blocks.map(({ kind }) => kind).join(', ') || 'nothing'}`, () => {
    assert.deepEqual(blocksOf(markdown), blocks);
  });
}

const drawn = (alt: string) => ({ src: '/x.png', sources: [], width: 3, height: 2, alt });
const ours = (address: string, words: string) => (address === '/x.png' ? drawn(words) : null);

const pictures: [markdown: string, blocks: Block[]][] = [
  ['![A cup](/x.png)', [{ kind: 'picture', picture: drawn('A cup') }]],
  ['![A cup](/y.png)', [paragraph('![A cup](/y.png)')]],
  ['![](/x.png)', [paragraph('![](/x.png)')]],
  ['See ![A cup](/x.png)', [paragraph('See ![A cup](/x.png)')]],
  ['![A cup](/x.png "title")', [paragraph('![A cup](/x.png "title")')]],
];
for (const [markdown, blocks] of pictures) {
  test(`${markdown} shows ${blocks[0]?.kind}`, () => {
    assert.deepEqual(blocksOf(markdown, ours), blocks);
  });
}

test('pictures that a text asks for are told, those that are wrong as well', () => {
  const text = '![A](/a)\n\nWords ![B](/b)\n\n![](/c)\n\n![D]';
  assert.deepEqual(picturesIn(text), [{ words: 'A', address: '/a' }, null, null]);
});

test('a long text is read in no time', async () => {
  const text = '- > ## \n'.repeat(50_000);
  assert.ok((await processorTime(() => blocksOf(text))) < 1_000);
});

test('reading takes a minute for two hundred words, and never none', () => {
  assert.equal(minutesOf(''), 1);
  assert.equal(minutesOf('word '.repeat(90)), 1);
  assert.equal(minutesOf('word '.repeat(700)), 4);
});
