import { cleanStack, limits, readStack } from './index';

const file = '/remotes/mf-public/0123456789abcdef/screen-listing.js';
const cleaned = (name: string, at = `${file}:1:200`) => `${name}@${at}`;

test.each([
  ['V8, named', `    at t (https://a.example${file}:1:200)`, cleaned('t')],
  [
    'V8, a method',
    `    at Object.t [as render] (https://a.example${file}:1:200)`,
    cleaned('Object.t'),
  ],
  ['V8, asynchronous', `    at async t (https://a.example${file}:1:200)`, cleaned('t')],
  ['V8, constructed', `    at new Card (https://a.example${file}:1:200)`, cleaned('new Card')],
  ['V8, without a name', `    at https://a.example${file}:1:200`, cleaned('')],
  ['Firefox', `t/<@https://a.example${file}:1:200`, cleaned('t/<')],
  ['Firefox, asynchronous', `async*t@https://a.example${file}:1:200`, cleaned('t')],
  ['Safari, without a name', `@https://a.example${file}:1:200`, cleaned('')],
  ['another origin', `t@https://cdn.example:8443${file}:1:200`, cleaned('t')],
  ['a query and a fragment', `t@https://a.example${file}?token=1#x:1:200`, cleaned('t')],
  ['cleaned before', cleaned('t'), cleaned('t')],
  [
    'the shell',
    '    at e (http://localhost:4173/shell/abc/shell.js:12:7)',
    cleaned('e', '/shell/abc/shell.js:12:7'),
  ],
])('%s', (_, line, expected) => {
  expect(cleanStack(line)).toBe(expected);
  expect(cleanStack(expected)).toBe(expected);
});

test.each([
  ['a native function', '    at Array.map (<anonymous>)'],
  ['native code of Safari', 'map@[native code]'],
  ['code in eval', `    at eval (eval at t (https://a.example${file}:1:2), <anonymous>:1:1)`],
  ['an extension', '    at x (chrome-extension://abcdef/shell/v/content.js:1:2)'],
  ['another site', '    at x (https://ads.example/kavya@example.com/a.js:1:2)'],
  ['a way out of the release', '    at x (https://a.example/shell/v/../../secret.js:1:2)'],
  ['a file that is no script', '    at x (https://a.example/shell/v/shell.css:1:2)'],
  ['a page', '    at x (https://a.example/user/98450/appointments:1:2)'],
  ['a position that cannot be', `    at x (https://a.example${file}:0:-1)`],
  ['a blob', `    at x (blob:https://a.example${file}:1:2)`],
])('%s is dropped to a mark', (_, line) => {
  expect(readStack(line)).toEqual([null]);
  expect(cleanStack(line)).toBeUndefined();
  const among = cleanStack([cleaned('a'), line, line, cleaned('b')].join('\n'));
  expect(among).toBe([cleaned('a'), '…', cleaned('b')].join('\n'));
});

test('a frame is read with its release and position', () => {
  expect(readStack(`t@${file}:3:14`)).toEqual([
    {
      ...{ part: 'mf-public', version: '0123456789abcdef', file: 'screen-listing.js' },
      ...{ line: 3, column: 14, name: 't' },
    },
  ]);
});

test('messages are no frames', () => {
  const stack = `TypeError: Kavya, 98450 is not here\n  call her\n    at t (https://a.example${file}:1:2)`;
  expect(cleanStack(stack)).toBe(cleaned('t', `${file}:1:2`));
});

test('frames and characters are limited', () => {
  const many = Array.from({ length: 500 }, (_, nth) => cleaned(`f${nth}`)).join('\n');
  expect(cleanStack(many)?.split('\n')).toHaveLength(limits.stackFrames);
  const long = `${'n'.repeat(900)}@/shell/${'v'.repeat(64)}/${'a/'.repeat(70)}a.js:1:1`;
  const text = cleanStack(Array.from({ length: 30 }, () => long).join('\n')) ?? '';
  expect(text.length).toBeLessThanOrEqual(limits.stackMaxLength);
  expect(readStack(text).every((frame) => frame?.part === 'shell')).toBe(true);
});

test.each([
  ['colons', ':'],
  ['brackets', '('],
  ['marks', '@'],
  ['slashes', '/'],
  ['words', 'at '],
  ['as', ' [as '],
  ['lines', '\n'],
  ['half a character', '\ud800'],
])('a hostile stack of %s does not fail', (_, piece) => {
  const hostile = piece.repeat(500_000);
  for (const text of [hostile, `at ${hostile}`, `x@https://a.example/shell/v/${hostile}.js:1:1`]) {
    expect(() => cleanStack(text)).not.toThrow();
  }
});
