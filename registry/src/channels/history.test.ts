import assert from 'node:assert/strict';
import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { fakeSite } from '../testing/fake-site';
import { appendHistory, type Move, readHistory, settledMoves, versionTrail } from './history';

const move = (serial: number, version: string, action: Move['action'] = 'release'): Move => ({
  channel: 'stable',
  serial,
  at: '2026-01-01T00:00:00.000Z',
  part: 'mf-public',
  version,
  previous: null,
  action,
});
const log = (...moves: Move[]) => moves.map((m) => `${JSON.stringify(m)}\n`).join('');
const versions = (moves: Move[]) => moves.map((m) => m.version);

test('an attempt that was interrupted before the pointer moved does not count', () => {
  assert.deepEqual(versions(settledMoves(log(move(1, 'a'), move(2, 'b')), 'stable', 1)), ['a']);
});

test('of an interrupted attempt and the move that came after it, the later counts', () => {
  const text = log(move(1, 'a'), move(2, 'lost'), move(3, 'lost too'), move(2, 'b'), move(3, 'c'));
  assert.deepEqual(versions(settledMoves(text, 'stable', 3)), ['a', 'b', 'c']);
});

test('a torn line is skipped and the next move starts on its own line', async () => {
  const site = await fakeSite();
  await mkdir(site.places.state, { recursive: true });
  await appendFile(path.join(site.places.state, 'history.jsonl'), `${log(move(1, 'a'))}{"chan`);
  await appendHistory(site.places, [move(2, 'b')]);
  assert.deepEqual(versions(await readHistory(site.places, 'stable', 2)), ['a', 'b']);
  await site.remove();
});

const trails: [moves: Move[], trail: string[]][] = [
  [
    [move(1, 'a'), move(2, 'b'), move(3, 'c')],
    ['a', 'b', 'c'],
  ],
  [
    [move(1, 'a'), move(2, 'b'), move(3, 'c'), move(4, 'b', 'rollback')],
    ['a', 'b'],
  ],
  [
    [move(1, 'a'), move(2, 'b'), move(3, 'a', 'rollback'), move(4, 'd')],
    ['a', 'd'],
  ],
  [
    [move(1, 'a'), move(2, 'b'), move(3, 'a')],
    ['a', 'b', 'a'],
  ],
  [
    [move(1, 'a'), move(2, 'never seen', 'rollback')],
    ['a', 'never seen'],
  ],
];
for (const [moves, trail] of trails) {
  const name = moves.map((m) => `${m.action} ${m.version}`).join(', ');
  test(`after ${name} the way back is ${trail.join(' ← ')}`, () => {
    assert.deepEqual(versionTrail(moves, 'mf-public'), trail);
  });
}
