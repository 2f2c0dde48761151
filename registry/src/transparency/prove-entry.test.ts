import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { release } from '../operations/release';
import { rollback } from '../operations/rollback';
import { proveLogged, verifyLog } from '../operations/verify-log';
import { openSigner } from '../signing/open-signer';
import {
  type FakeSite,
  fakeSite,
  remoteManifest,
  route,
  shellManifest,
} from '../testing/fake-site';
import { logFiles, readEntries, type SignedTreeHead, type TreeHead } from './composition-log';
import { type EntryProof, isCurrent, isProven } from './prove-entry';

let site: FakeSite;
/** A second machine, which knows of the registry only what the site shows. */
let follower: FakeSite;
beforeEach(async () => {
  site = await fakeSite();
  follower = await fakeSite();
  const dists = [shellManifest([route('/', 'mf-a')]), remoteManifest('mf-a')];
  await release(site.places, await Promise.all(dists.map((one) => site.build(one))));
});
afterEach(async () => {
  await site.remove();
  await follower.remove();
});

const releaseOf = async (content: string, more = {}) =>
  release(site.places, [await site.build(remoteManifest('mf-a'), content)], more);
const look = (witnesses: string[] = []) =>
  verifyLog(follower.places, site.places.site, { witnesses });
const problems = async () => (await look()).problems.join('; ');
const prove = (lock: string) => proveLogged(follower.places, lock, site.places.site);
const overWire = (proof: EntryProof) => JSON.parse(JSON.stringify(proof)) as EntryProof;

/** Changes the head and signs it with the registry's own key. */
async function signedAnew(edit: (head: TreeHead) => TreeHead): Promise<SignedTreeHead> {
  const file = path.join(site.places.site, logFiles.head);
  const { head } = JSON.parse(await readFile(file, 'utf8')) as SignedTreeHead;
  const edited = edit(head);
  const signature = (await openSigner(site.places)).sign('log', edited);
  await writeFile(file, JSON.stringify({ head: edited, signature }));
  return { head: edited, signature };
}

const fromBefore = ({ current: _, ...head }: TreeHead) => head;

test('a proof says that a composition is in the log, and that the log was continued', async () => {
  await look();
  await releaseOf('second');
  await releaseOf('third');
  const [, second] = await readEntries(site.places);
  const proof = await prove(second!.lock);
  assert.deepEqual([proof.index, proof.signed.head.size, proof.since?.size], [1, 3, 1]);
  assert.ok(isProven(overWire(proof)));
  assert.ok(!isProven({ ...proof, index: 0 }));
  assert.ok(!isProven({ ...proof, entry: { ...proof.entry, serial: 9 } }));
  assert.ok(!isProven({ ...proof, since: { ...proof.since!, root: '00'.repeat(32) } }));
  await assert.rejects(prove('0'.repeat(16)), { code: 'missing' });
});

test('a proof says which composition is the current one of its channel', async () => {
  await releaseOf('second');
  await releaseOf('other', { channel: 'beta' });
  const [first, second, beta] = (await readEntries(site.places)) as [Entry, Entry, Entry];
  for (const one of [second, beta]) assert.ok(isCurrent(overWire(await prove(one.lock))));
  const past = await prove(first.lock);
  assert.ok(isProven(past) && !isCurrent(past));
  assert.deepEqual(past.current?.entry, second);
  const wrongs = [
    { ...past.current!, entry: first },
    { ...past.current!, entry: { ...second, serial: 9 } },
    { ...past.current!, proof: `${past.current!.proof}00` },
    (await prove(beta.lock)).current!,
  ];
  for (const current of wrongs) assert.ok(!isProven({ ...past, current }));
  const { head, signature } = past.signed;
  assert.ok(!isProven({ ...past, signed: { head: fromBefore(head), signature } }));
  await rollback(site.places, 'mf-a');
  const again = await prove(first.lock);
  assert.ok(isCurrent(again), 'its newest entry counts');
});

type Entry = Awaited<ReturnType<typeof readEntries>>[number];

test('a head from before is read, and its proofs do not say what is current', async () => {
  await signedAnew(fromBefore);
  assert.equal(await problems(), '');
  const [first] = await readEntries(site.places);
  const proof = await prove(first!.lock);
  assert.ok(isProven(proof) && !isCurrent(proof));
  assert.equal(proof.current, undefined);
  await releaseOf('second');
  assert.equal(await problems(), '');
  assert.ok((await look()).signed?.head.current);
  await signedAnew(fromBefore);
  assert.match(await problems(), /the head of the log says no more which entries are current/);
});

test('compositions kept from before the log are current in no channel', async () => {
  const [kept] = await readEntries(site.places);
  await rm(path.join(site.places.state, 'compositions.jsonl'));
  await releaseOf('second');
  const proof = await prove(kept!.lock);
  assert.deepEqual([proof.entry.channel, proof.current], ['lock', undefined]);
  assert.ok(isProven(proof) && proof.signed.head.current);
});

test('a head that calls another entry current is refused, and proves nothing', async () => {
  const { current: earlier } = (await look()).signed!.head;
  await releaseOf('second');
  const witness = path.join(follower.root, 'theirs.json');
  const { signed } = await look();
  const theirs = await signedAnew((head) => ({ ...head, current: earlier! }));
  const says = /the signed head names other entries as current than are the newest ones/;
  assert.match(await problems(), says);
  const [first] = await readEntries(site.places);
  await assert.rejects(prove(first!.lock), { code: 'damaged' });
  await signedAnew(() => signed!.head);
  assert.equal(await problems(), '');
  await writeFile(witness, JSON.stringify({ signed: theirs }));
  const beside = (await look([witness])).problems.join();
  assert.match(beside, /shown another log: both heads of 2 entries are rightly signed/);
  await writeFile(witness, JSON.stringify({ signed }));
  assert.deepEqual((await look([witness])).problems, []);
});

test('what a head says is current is signed', async () => {
  const file = path.join(site.places.site, logFiles.head);
  const text = await readFile(file, 'utf8');
  for (const current of ['', `"current":"${'0'.repeat(64)}",`, '"current":[],']) {
    await writeFile(file, text.replace(/"current":"\w{64}",?/, current).replace(',}', '}'));
    assert.match(await problems(), /the head of the log was changed/);
  }
});
