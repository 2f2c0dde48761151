import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { messages } from '@nukkad/platform/contract';
import { messageTranslations } from '@nukkad/platform/contract/messages';
import ts from 'typescript';
import { z } from 'zod';
import { packageRoot } from '../config/package-root';
import { hi } from './hi';
import { kn } from './kn';
import { speakIn } from './language';
import { asMessage, said, translated } from './message';

const languages = ['hi', 'kn'] as const;
const catalogues = { hi, kn };

/** Names, units and values that people read in Latin letters in every language. */
const names =
  /Nukkad|IFSC|HDFC0000123|GSTIN|GST|29AAGCB7383J1Z4|UPI|name@bank|OTP|PDF|JPEG|PNG|MB|iCal|ICS|https?|webcal|tel|mailto|calendar\.google\.com\/…\/basic\.ics|cursor|lng|lat|\(sample\)|\{\w+\}/g;

for (const language of languages) {
  test(`sentences in ${language} are whole, and have values only that English has`, () => {
    const all = { ...catalogues[language], ...sharedIn(language) };
    for (const [english, sentence] of Object.entries(all)) {
      assert.match(sentence, language === 'hi' ? /[\u0900-\u097f]/ : /[\u0c80-\u0cff]/, english);
      assert.doesNotMatch(sentence.replace(names, ''), /[A-Za-z]/, english);
      const values = new Set(english.match(/\{\w+\}/g));
      for (const value of sentence.match(/\{\w+\}/g) ?? []) assert.ok(values.has(value), english);
      assert.equal(sentence, sentence.trim());
    }
  });
}

function sharedIn(language: (typeof languages)[number]): Record<string, string> {
  const names = Object.keys(messages) as (keyof typeof messages)[];
  const words = (said: string | ((value: never) => string)) =>
    typeof said === 'string' ? said : said('{value}' as never);
  return Object.fromEntries(
    names.map((name) => [words(messages[name]), words(messageTranslations[language][name])]),
  );
}

const cases: [english: string, hindi: string, kannada: string][] = [
  ['There is no page 7 of 3.', 'पेज 7 नहीं है; कुल पेज 3 हैं।', 'ಪುಟ 7 ಇಲ್ಲ; ಒಟ್ಟು ಪುಟಗಳು 3.'],
  // A value that is a message itself.
  [
    'Too many attempts. Try again in 5 minutes.',
    'बहुत बार कोशिश की गई। 5 मिनट बाद फिर कोशिश करें।',
    'ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನಿಸಲಾಗಿದೆ. 5 ನಿಮಿಷಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  ],
  [messages.required, 'यह ज़रूरी है', 'ಇದು ಅಗತ್ಯ'],
  [messages.wholeNumberUpTo(9), '9 तक की पूरी संख्या लिखें', '9 ವರೆಗಿನ ಪೂರ್ಣ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ'],
  // What says more of it is meant: not “at most 160 characters” of something.
  ['must be at most 160 characters', 'ज़्यादा से ज़्यादा 160 अक्षर लिखें', 'ಹೆಚ್ಚೆಂದರೆ 160 ಅಕ್ಷರ ಬರೆಯಿರಿ'],
  // A value with the text around it.
  [
    'Somebody is listed for Fever in in Hubli in Hubli. Search again to see who.',
    'in Hubli in Hubli में Fever के लिए लिस्टिंग मौजूद है। देखने के लिए फिर से खोजें।',
    'in Hubli in Hubli: ಈಗ “Fever” ಲಿಸ್ಟಿಂಗ್ ಇದೆ. ನೋಡಲು ಮತ್ತೆ ಹುಡುಕಿ.',
  ],
  [
    'Somebody is listed for Dentist in Bengaluru. Search again to see who.',
    'बेंगलुरु में दाँतों के डॉक्टर के लिए लिस्टिंग मौजूद है। देखने के लिए फिर से खोजें।',
    'ಬೆಂಗಳೂರು: ಈಗ “ದಂತ ವೈದ್ಯರು” ಲಿಸ್ಟಿಂಗ್ ಇದೆ. ನೋಡಲು ಮತ್ತೆ ಹುಡುಕಿ.',
  ],
  ['Nobody has translated this.', 'Nobody has translated this.', 'Nobody has translated this.'],
  ['must be 30 to 250 cm', '30 से 250 सेमी तक लिखें', '30 ರಿಂದ 250 ಸೆಂ.ಮೀ. ವರೆಗೆ ಬರೆಯಿರಿ'],
  ['', '', ''],
];
for (const [english, hindi, kannada] of cases) {
  test(`${JSON.stringify(english)} is said in each language`, () => {
    assert.deepEqual(
      [translated(english, 'en'), translated(english, 'hi'), translated(english, 'kn')],
      [english, hindi, kannada],
    );
  });
}

test('a message is in the language of the request', () => {
  assert.equal(said(messages.accountDeleted), messages.accountDeleted);
  assert.equal(
    speakIn('hi', () => said(messages.accountDeleted)),
    'आपका खाता मिटा दिया गया है।',
  );
  assert.match(
    speakIn('xa', () => said(messages.accountDeleted)),
    /^Ýóúŕ áççóúñţ/,
  );
  assert.equal(
    speakIn('kn', () => said(asMessage('2026-11-21'))),
    '2026-11-21',
  );
});

test('what the library says of a wrong value is said in each language', () => {
  const schema = z.strictObject({
    ...{ a: z.string(), b: z.string().min(3), c: z.string().max(3), d: z.int().min(1).max(9) },
    ...{ e: z.enum(['x', 'y']), f: z.literal('x'), g: z.array(z.string()).max(1).min(1) },
    ...{ h: z.uuid(), i: z.iso.date(), j: z.email(), k: z.url(), l: z.string().regex(/x/) },
    ...{ m: z.union([z.string(), z.int()]), n: z.boolean(), o: z.number().multipleOf(2) },
  });
  const wrong = [
    {},
    { b: 'x', c: 'long', d: 0, e: 'z', f: 'z', g: ['1', '2'], h: 'z', i: 'z', j: 'z', k: 'z' },
    { ...{ l: 'z', d: 10, g: [], m: true, n: 'z', o: 3, z: 1, a: 1 }, zz: 2 },
  ];
  const issues = wrong.flatMap((value) => schema.safeParse(value).error?.issues ?? []);
  assert.ok(issues.length > 25);
  for (const { message } of issues) {
    for (const language of languages) assert.notEqual(translated(message, language), message);
  }
});

/** Rules that only programs break: ids, slugs, tokens and parts of addresses. */
const ofPrograms =
  /slug|UUID|base64url|`next`|ids joined|values such as|is no key|a key such as|name of a part|a version|random name|must be 1$|must be (post, faq|hi or kn)|^The | 7 7$|^ $/;

test('what the schemas of the contract ask for is said in each language', () => {
  const rules = rulesIn(path.join(packageRoot, '../platform/src/contract/schemas'));
  assert.ok(rules.length > 60);
  const untold = rules.filter(
    (rule) =>
      !ofPrograms.test(rule) && languages.some((language) => translated(rule, language) === rule),
  );
  assert.deepEqual(untold, []);
});

test('no translation is of a sentence that nobody says any more', () => {
  const code = [
    ...sourcesIn(path.join(packageRoot, 'src')),
    ...sourcesIn(path.join(packageRoot, '../platform/src/contract/schemas')),
  ].join('\n');
  const ofLibraries = /^(?:Invalid|Too (?:big|small)|Unrecognized)|^1 |^\{count\}/;
  const putTogether =
    /^There is no (?:city|state|place) |^This (?:picture|PDF|file) cannot be |20 passkeys|^names a picture|^must be \{least\}/;
  const parts = (sentence: string) => sentence.split(/\{\w+\}/).map((part) => part.trim());
  const isSaid = (sentence: string) =>
    parts(sentence).every((part) => code.includes(part) || code.includes(part.replace("'", "\\'")));
  const unsaid = Object.keys(hi).filter(
    (sentence) => !ofLibraries.test(sentence) && !putTogether.test(sentence) && !isSaid(sentence),
  );
  assert.deepEqual(unsaid, []);
});

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('core/language/'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

/** Texts of several words that are no descriptions, with 7 in place of each value. */
function rulesIn(folder: string): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isDescription(node)) {
      node.expression.expression.forEachChild(visit);
      return;
    }
    if (ts.isImportDeclaration(node) || isExample(node)) return;
    const text = textOf(node);
    if (text?.includes(' ')) found.add(text);
    if (!ts.isTemplateExpression(node)) node.forEachChild(visit);
  };
  for (const source of sourcesIn(folder)) {
    ts.createSourceFile('', source, ts.ScriptTarget.ESNext, true).forEachChild(visit);
  }
  return [...found];
}

type Description = ts.CallExpression & { expression: ts.PropertyAccessExpression };

const isDescription = (node: ts.Node): node is Description =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  ['describe', 'meta'].includes(node.expression.name.text);

const isExample = (node: ts.Node) =>
  ts.isPropertyAssignment(node) && ['examples', 'description'].includes(node.name.getText());

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `7${literal.text}`).join('');
}
