import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '@nukkad/platform/contract';
import { processorTime } from '../../../test/process/processor-time';
import { blocksOf, minutesOf, picturesIn } from './markdown.model';

const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });

const cases: [markdown: string, blocks: Block[]][] = [
  ['', []],
  [' \n\n \t\n', []],
  ['One line.', [paragraph('One line.')]],
  ['One line,\nstill it.', [paragraph('One line, still it.')]],
  ['One.\n\nTwo.', [paragraph('One.'), paragraph('Two.')]],
  ['One.\r\n\r\nTwo.', [paragraph('One.'), paragraph('Two.')]],
  ['## What to ask', [{ kind: 'heading', text: 'What to ask' }]],
  ['## Head\nand more', [{ kind: 'heading', text: 'Head' }, paragraph('and more')]],
  ['# Head', [{ kind: 'heading', text: 'Head' }]],
  ['### Head', [{ kind: 'heading', text: 'Head', level: 3 }]],
  ['##Head', [paragraph('##Head')]],
  ['##', [paragraph('##')]],
  ['> Said\n> twice', [{ kind: 'quote', text: 'Said twice' }]],
  ['> Said\nonce', [{ kind: 'quote', text: 'Said once' }]],
  ['- one\n- two', [{ kind: 'list', items: ['one', 'two'] }]],
  ['- one\ntwo', [{ kind: 'list', items: ['one two'] }]],
  ['- one\n  - inner\n- two', [{ kind: 'list', items: ['one', 'inner', 'two'] }]],
  ['1. one\n\n2. two', [{ kind: 'list', items: ['one', 'two'], isOrdered: true }]],
  ['3. three', [{ kind: 'list', items: ['three'], isOrdered: true, start: 3 }]],
  ['In the year\n1990. Then', [paragraph('In the year 1990. Then')]],
  ['-5 degrees', [paragraph('-5 degrees')]],
  ['<b onclick="x()">bold</b>', [paragraph('<b onclick="x()">bold</b>')]],
  [
    'Ask **first _of_ all**, [here](/doctors).',
    [
      {
        ...paragraph('Ask first of all, here.'),
        runs: [
          { text: 'Ask ' },
          { text: 'first ', isBold: true },
          { text: 'of', isBold: true, isItalic: true },
          { text: ' all', isBold: true },
          { text: ', ' },
          { text: 'here', href: '/doctors' },
          { text: '.' },
        ],
      },
    ],
  ],
  [
    '- *one*\n- two',
    [
      {
        ...{ kind: 'list', items: ['one', 'two'] },
        itemRuns: [[{ text: 'one', isItalic: true }], [{ text: 'two' }]],
      },
    ],
  ],
  ['2 * 3 * 4 and snake_case_word', [paragraph('2 * 3 * 4 and snake_case_word')]],
  ['`code` and ~~~', [paragraph('`code` and ~~~')]],
  ['    four spaces', [paragraph('four spaces')]],
  ['&lt;b&gt; &amp; &#60;', [paragraph('&lt;b&gt; &amp; &#60;')]],
  ['Above\n---\nbelow', [paragraph('Above --- below')]],
  ['[a]: https://x.example', [paragraph('[a]: https://x.example')]],
  ['<https://x.example>', [paragraph('<https://x.example>')]],
  ['ಒಂದು\n\n- ಎರಡು', [paragraph('ಒಂದು'), { kind: 'list', items: ['ಎರಡು'] }]],
];

for (const [markdown, blocks] of cases) {
  test(`${JSON.stringify(markdown)} is read as ${blocks.map(({ kind }) => kind).join(', ') || 'nothing'}`, () => {
    assert.deepEqual(blocksOf(markdown), blocks);
  });
}

const linked = [
  'https://www.icai.org/a?b=c',
  'http://x.example',
  'mailto:care@nukkad.example',
  '/doctors?city=Pune',
];
const refused = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///x'],
  ...['//evil.example', '/\\evil.example', 'evil.example', 'https://', 'blob:x', 'tel:1'],
];
for (const address of linked) {
  test(`${address} is linked`, () => {
    assert.deepEqual(blocksOf(`[Go **on**](${address})`), [
      {
        ...paragraph('Go on'),
        runs: [
          { text: 'Go ', href: address },
          { text: 'on', isBold: true, href: address },
        ],
      },
    ]);
  });
}
for (const address of refused) {
  test(`${address} is shown, and leads nowhere`, () => {
    assert.deepEqual(blocksOf(`[Go](${address})`), [paragraph(`[Go](${address})`)]);
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

const length = 65_536;
const filled = (piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const hostile: [name: string, text: string][] = [
  ['brackets that open', filled('[')],
  ['brackets in brackets', '['.repeat(length / 2) + ']'.repeat(length / 2)],
  ['half links', filled('[a](')],
  ['half pictures', filled('![')],
  ['stars', filled('*a **b ')],
  ['underscores', filled('_a')],
  ['quotes in quotes', filled('> ')],
  ['lists in lists', filled('- ')],
  ['counted lists in lists', filled('1. ')],
  ['lists in lists, line by line', filled('- - - - - - a\n')],
  ['everything', filled('- > ## \n')],
  ['short items', filled('- a\n')],
  ['items apart', filled('1. a\n\n')],
  ['headings', filled('# a\n')],
  ['steps', Array.from({ length: 360 }, (_, step) => `${' '.repeat(step)}- x`).join('\n')],
];
for (const [name, text] of hostile) {
  test(`64 KB of ${name} are read in no time, and nothing of them is lost`, async () => {
    let blocks: Block[] = [];
    const time = await processorTime(() => {
      blocks = blocksOf(text);
    });
    // Generous for a busy machine; quadratic growth takes a minute.
    assert.ok(time < 5_000, `${time} ms`);
    const words = (told: string) => told.replace(/[^a-z]/g, '').length;
    const shown = blocks.flatMap((block) =>
      'items' in block ? block.items : 'text' in block ? [block.text] : [],
    );
    assert.equal(words(shown.join('')), words(text));
  });
}

test('a text of sixty thousand ordinary words is read as a whole', () => {
  const text = 'The words go **on** and on.\n\n'.repeat(2_000);
  const blocks = blocksOf(text);
  assert.equal(blocks.length, 2_000);
  assert.ok(blocks.every((block) => 'runs' in block && block.runs?.length === 3));
});

test('reading takes a minute for two hundred words, and never none', () => {
  assert.equal(minutesOf(''), 1);
  assert.equal(minutesOf('word '.repeat(90)), 1);
  assert.equal(minutesOf('word '.repeat(700)), 4);
});
