import assert from 'node:assert/strict';
import { mkdir, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { incomingFolder } from '../core/places';
import { type FakeSite, fakeSite } from '../testing/fake-site';
import { abandonedFolders, clearAbandoned, newIncoming } from './incoming';

let site: FakeSite;
let folder: string;
let own: string[];
beforeEach(async () => {
  site = await fakeSite();
  folder = incomingFolder(site.places);
  own = path.basename(newIncoming(site.places)).split('.');
});
afterEach(() => site.remove());

const named = (change: Record<number, string>) =>
  own.map((part, index) => change[index] ?? part).join('.');
const made = async (name: string, hoursAgo = 0) => {
  const at = path.join(folder, name);
  await mkdir(at, { recursive: true });
  const then = Date.now() / 1_000 - hoursAgo * 3_600;
  await utimes(at, then, then);
};
const isAbandoned = async (name: string) =>
  (await abandonedFolders(site.places)).includes(path.join(folder, name));

const cases: [what: string, name: () => string, hours: number, abandoned: boolean][] = [
  ['its own', () => named({}), 0, false],
  ['its own, of yesterday', () => named({}), 24, false],
  ['its pid, forged: another start', () => named({ 1: '1' }), 0, true],
  ['its pid, forged: another boot', () => named({ 2: 'before' }), 0, true],
  ['pid 1 of a container that is gone', () => named({ 0: '1', 1: '7' }), 0, true],
  ['another machine’s, just now', () => named({ 1: '1', 3: 'mill' }), 0, false],
  ['another machine’s, of yesterday', () => named({ 1: '1', 3: 'mill' }), 24, true],
  ['a pid that runs, as it was named before', () => `${process.pid}-x`, 0, false],
  ['a pid that runs, as before, of yesterday', () => '1-x', 24, true],
  ['no name of ours', () => 'x', 0, true],
];
for (const [what, name, hours, abandoned] of cases) {
  test(`${what}: ${abandoned ? 'abandoned' : 'kept'}`, async () => {
    await made(name(), hours);
    assert.equal(await isAbandoned(name()), abandoned);
    await clearAbandoned(site.places);
    assert.equal((await readdir(folder)).length, abandoned ? 0 : 1);
  });
}
