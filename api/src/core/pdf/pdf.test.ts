import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasPoppler, structureOf, textOf } from '../../../test/files/pdf-programs';
import { type Block, drawPdf } from './pdf';

const names = ['Ananya Rao', 'विक्रम शर्मा', 'ಲಕ್ಷ್ಮಿ ಕೃಷ್ಣಮೂರ್ತಿ'];

const columns = [
  { title: 'What', share: 3 },
  { title: 'Amount', share: 1, isNumber: true },
] as const;

const blocks: Block[] = [
  { kind: 'heading', level: 1, text: 'Tax invoice' },
  ...names.map((text) => ({ kind: 'paragraph', text }) as const),
  { kind: 'pairs', pairs: [['Number', 'NK/26-27/000001']] },
  {
    kind: 'table',
    columns: [...columns],
    rows: [['Consultation, 21 Nov 2026', '₹1,000']],
    total: ['Total', '₹1,180.50'],
  },
];

const draw = (content: Block[]) => drawPdf({ title: 'An invoice', lang: 'en-IN', blocks: content });

test('names in each script, rupees and numbers are text', { skip: !hasPoppler() }, async () => {
  const text = textOf(await draw(blocks));
  for (const words of [...names, 'Tax invoice', '₹1,000', '₹1,180.50', 'NK/26-27/000001']) {
    assert.ok(text.includes(words), `${words} in ${text}`);
  }
});

test('headings and tables are tagged', { skip: !hasPoppler() }, async () => {
  const structure = structureOf(await draw(blocks));
  const tags = structure.match(/^ *(?:Document|H1|P|Table|TR|TH|TD)\b/gm) ?? [];
  assert.deepEqual(
    tags.map((tag) => tag.trim()),
    [
      ...['Document', 'H1', 'P', 'P', 'P', 'Table', 'TR', 'TH', 'TD'],
      ...['Table', 'TR', 'TH', 'TH', 'TR', 'TD', 'TD', 'TR', 'TD', 'TD'],
    ],
  );
});

test('a document goes on on the next page', { skip: !hasPoppler() }, async () => {
  const words = 'all that was agreed upon '.repeat(40);
  const text = textOf(
    await draw(Array.from({ length: 5 }, () => ({ kind: 'paragraph', text: words }))),
  );
  assert.match(text, /1\/2[\s\S]*2\/2/);
  assert.equal(text.match(/agreed/g)?.length, 200);
});

test('an overlong word and letters of no font do not end the drawing', {
  skip: !hasPoppler(),
}, async () => {
  const text = textOf(await draw([{ kind: 'paragraph', text: `${'x'.repeat(300)} தமிழ் 😀` }]));
  assert.match(text, /தமிழ்/);
  assert.equal(text.match(/x/g)?.length, 300);
});

test('it is a document of PDF/UA with its language and its title shown', async () => {
  const file = (await draw(blocks)).toString('latin1');
  assert.match(file, /\/Marked true/);
  assert.match(file, /\/Lang \(en-IN\)/);
  assert.match(file, /\/DisplayDocTitle true/);
  assert.match(file, /pdfuaid:part/);
  assert.ok(!/\/BaseFont \/Helvetica/.test(file));
});
