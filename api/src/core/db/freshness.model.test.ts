import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readFrom, stayWith } from '../caching/reading-place';
import { freshness, inTurn } from './freshness.model';

const at = (lsn: number | null, system = 'ours') => ({ system, lsn });

describe('how near a replica is, with a bound of two seconds', () => {
  test('nothing is known before it was seen to follow', () => {
    const fresh = freshness(2_000);
    fresh.replicaIs(at(500));
    assert.deepEqual([fresh.isReadable(0), fresh.behind(0)], [false, Infinity]);
    fresh.primaryWas(0, at(500));
    assert.equal(fresh.isReadable(0), false);
  });

  test('it is as old as the newest mark that it has reached', () => {
    const fresh = freshness(2_000);
    for (const [moment, lsn] of [
      [0, 100],
      [500, 200],
      [1_000, 300],
    ] as const) {
      fresh.primaryWas(moment, at(lsn));
    }
    fresh.replicaIs(at(250));
    assert.equal(fresh.behind(1_100), 600);
    assert.deepEqual([2_500, 2_501].map(fresh.isReadable), [true, false]);
    fresh.replicaIs(at(300));
    assert.equal(fresh.isReadable(3_000), true);
  });

  test('an idle primary does not make it old', () => {
    const fresh = freshness(2_000);
    for (let moment = 0; moment <= 60_000; moment += 500) {
      fresh.primaryWas(moment, at(100));
      fresh.replicaIs(at(100));
      assert.equal(fresh.behind(moment), 0);
    }
  });

  test('one that falls behind is left, and comes back once it has caught up', () => {
    const fresh = freshness(2_000);
    const readable: boolean[] = [];
    for (const [moment, written, replayed] of [
      [0, 100, 100],
      [1_000, 200, 100],
      [2_000, 300, 150],
      [3_000, 400, 250],
      [4_000, 500, 500],
    ] as const) {
      fresh.primaryWas(moment, at(written));
      fresh.replicaIs(at(replayed));
      readable.push(fresh.isReadable(moment));
    }
    // At three seconds it has what was written in the first.
    assert.deepEqual(readable, [true, true, true, true, true]);
    fresh.primaryWas(5_000, at(600));
    fresh.replicaIs(at(500));
    assert.deepEqual([6_000, 6_001].map(fresh.isReadable), [true, false]);
    fresh.replicaIs(at(600));
    assert.equal(fresh.isReadable(7_000), true);
  });

  test('a server of another database, or one that has replayed nothing, is none', () => {
    const fresh = freshness(2_000);
    fresh.primaryWas(0, at(100));
    fresh.replicaIs(at(900, 'another'));
    fresh.replicaIs(at(null));
    assert.equal(fresh.isReadable(0), false);
  });

  test('while the primary is away a replica that was near is read, for a minute', () => {
    const fresh = freshness(2_000);
    fresh.primaryWas(0, at(100));
    fresh.replicaIs(at(100));
    for (const moment of [500, 2_500, 30_000]) fresh.primaryWasAway(moment);
    assert.deepEqual([30_000, 60_500, 60_501].map(fresh.isReadable), [true, true, false]);
    fresh.primaryWas(70_000, at(100));
    assert.equal(fresh.isReadable(70_000), false);
    fresh.replicaIs(at(100));
    assert.equal(fresh.isReadable(70_000), true);
  });

  test('once the primary is back the replica is read on until it says how far it is', () => {
    const fresh = freshness(2_000);
    fresh.primaryWas(0, at(100));
    fresh.replicaIs(at(100));
    fresh.primaryWasAway(500);
    fresh.primaryWas(10_000, at(900));
    assert.equal(fresh.isReadable(10_000), true);
    fresh.replicaIs(at(100));
    assert.equal(fresh.isReadable(10_000), false);
    fresh.replicaIs(at(900));
    assert.equal(fresh.isReadable(10_000), true);
  });

  test('one that was behind when the primary went away is not', () => {
    const fresh = freshness(2_000);
    fresh.primaryWas(0, at(100));
    fresh.replicaIs(at(100));
    fresh.primaryWas(3_000, at(900));
    fresh.primaryWasAway(3_500);
    assert.equal(fresh.isReadable(3_500), false);
  });

  test('one whose read failed is not read before it answers', () => {
    const fresh = freshness(2_000);
    fresh.primaryWas(0, at(100));
    fresh.replicaIs(at(100));
    fresh.leave();
    assert.equal(fresh.isReadable(100), false);
    fresh.primaryWas(500, at(100));
    fresh.replicaIs(at(100));
    assert.equal(fresh.isReadable(500), true);
  });
});

test('replicas are read in turn, and one that is not readable is passed over', () => {
  const readable = new Set(['a', 'b', 'c']);
  const all = ['a', 'b', 'c'].map((name) => ({ name, isReadable: () => readable.has(name) }));
  const next = inTurn(all);
  const names = (count: number) => Array.from({ length: count }, () => next()?.name).sort();
  assert.deepEqual(names(6), ['a', 'a', 'b', 'b', 'c', 'c']);
  readable.delete('b');
  assert.deepEqual(names(4), ['a', 'a', 'c', 'c']);
  readable.add('b');
  assert.deepEqual(names(3), ['a', 'b', 'c']);
  readable.clear();
  assert.deepEqual(names(2), [undefined, undefined]);
  assert.equal(inTurn([])(), undefined);
});

test('work stays with the replica that it read first, other work chooses its own', async () => {
  const [one, other] = [{}, {}];
  const chosen = [one, other];
  const choose = () => chosen.shift();
  await readFrom('any', async () => {
    assert.equal(stayWith(choose), one);
    assert.equal(stayWith(choose), one);
    await readFrom('any', async () => assert.equal(stayWith(choose), other));
    assert.equal(stayWith(choose), one);
  });
});
