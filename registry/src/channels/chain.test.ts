import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chainedLines, chainProblems, digestOfLine, linesOf } from './chain';
import type { Move } from './history';
import type { Pointer } from './pointer';

const move = (serial: number): Move => ({
  channel: 'stable',
  serial,
  at: '2026-01-01T00:00:00.000Z',
  part: 'mf-public',
  version: String(serial),
  previous: null,
  action: 'release',
  by: 'asha',
});
const written = chainedLines([1, 2, 3, 4].map(move), undefined);
const pointer = (lines: string[]): Pointer => ({
  schema: 1,
  channel: 'stable',
  serial: 4,
  parts: {},
  head: digestOfLine(lines.at(-1)!),
});
const without = (index: number) => written.filter((_, at) => at !== index);
const edited = (index: number) =>
  written.map((line, at) => (at === index ? line.replace('asha', 'bela') : line));

const logs: [name: string, lines: string[], problem: RegExp | undefined][] = [
  ['as it was written', written, undefined],
  ['empty lines between', written.flatMap((line) => [line, '']), undefined],
  ['with its first line changed', edited(0), /line 2 does not follow/],
  ['with a line in the middle changed', edited(2), /line 4 does not follow/],
  ['with its last line changed', edited(3), /the move that brought stable to serial 4/],
  ['without its first line', without(0), /line 1 does not follow/],
  ['without a line in the middle', without(1), /line 2 does not follow/],
  ['without its last line', without(3), /the move that brought stable to serial 4/],
  ['with two lines swapped', [0, 2, 1, 3].map((at) => written[at]!), /line 2 does not follow/],
  ['with a line put in', [...without(3), JSON.stringify(move(9)), written[3]!], /line 4/],
  ['thrown away', [], /the move that brought stable to serial 4/],
];
for (const [name, lines, problem] of logs) {
  test(`a log ${name} ${problem ? 'is noticed' : 'is fine'}`, () => {
    const problems = chainProblems(lines.join('\n'), [pointer(written)]);
    if (problem) assert.match(problems.join('; '), problem);
    else assert.deepEqual(problems, []);
  });
}

test('a line torn by a crash belongs to the chain; later tampering with it is noticed', () => {
  const torn = [...written, '{"chan'];
  const lines = [...torn, ...chainedLines([move(5)], torn.at(-1))];
  assert.deepEqual(chainProblems(lines.join('\n'), [pointer(lines)]), []);
  const cleaned = lines.filter((line) => line !== '{"chan');
  assert.match(chainProblems(cleaned.join('\n'), [pointer(lines)]).join(), /line 5/);
});

test('a log from before the chain is taken as it is and held fast from then on', () => {
  const old = [1, 2].map((serial) => JSON.stringify(move(serial)));
  const lines = [...old, ...chainedLines([move(3)], old.at(-1))];
  assert.deepEqual(chainProblems(lines.join('\n'), []), []);
  const changed = lines.map((line, at) => (at === 1 ? line.replace('asha', 'bela') : line));
  assert.match(chainProblems(changed.join('\n'), []).join(), /line 3/);
  assert.deepEqual(linesOf(`${old.join('\n')}\n`), old);
});
