import assert from 'node:assert/strict';
import { afterEach, beforeEach, type Mock, mock, test } from 'node:test';
import { examine } from '../doctor/doctor';
import { type FakeSite, fakeSite } from '../testing/fake-site';
import { by, type HeldSite, type Holder, heldSite } from '../testing/holders';
import { run } from './run';

let site: FakeSite;
let held: HeldSite;
let out: Mock<typeof console.info>;
beforeEach(async () => {
  site = await fakeSite();
  held = await heldSite(site);
  out = mock.method(console, 'info', () => undefined);
  mock.method(console, 'error', () => undefined);
});
afterEach(async () => {
  mock.restoreAll();
  await site.remove();
});

/** The exit code, and what stands on stdout. */
async function nukkad(...argv: string[]): Promise<{ exit: number; said: string }> {
  out.mock.resetCalls();
  const { site: folder, state } = site.places;
  const places = ['--data', state.replace(/\/registry$/, ''), '--site', folder];
  const exit = await run(['node', 'nukkad', ...argv, ...places]);
  return { exit, said: out.mock.calls.map((one) => one.arguments.join(' ')).join('\n') };
}
const nukkadBy = (who: Holder, ...argv: string[]) => by(who, () => nukkad(...argv));

test('from the ceremony to a cosigned site and a dropped release, by the commands alone', async () => {
  const { asha, ravi, root } = held;
  for (const { file } of [asha, ravi]) {
    await nukkad('keys', 'delegate', 'release', '--key', file, '--root', root.file);
  }
  const demanded = await nukkad('keys', 'threshold', '2', '--root', root.file);
  assert.match(demanded.said, /2 release keys sign together/);
  const pages = await nukkadBy(asha, 'pages');
  const [, id = ''] = /nukkad cosign ([0-9a-f]{16})/.exec(pages.said) ?? [];
  const listed = await nukkad('cosign');
  assert.match(listed.said, new RegExp(`${id} +begun by .+ with key ${asha.id}`));
  assert.match(listed.said, /sign pages and registry.json anew, move nothing/);
  assert.deepEqual(await nukkadBy(asha, 'cosign', id), { exit: 1, said: '' });
  assert.equal((await nukkadBy(ravi, 'cosign', id)).exit, 0);
  assert.equal((await nukkad('cosign')).said, 'Nothing is pending.');

  const { pending } = await held.releaseBy(ravi, 'third');
  const dropped = await nukkad('cosign', 'drop', pending!.id);
  assert.match(dropped.said, /is dropped\.\n {2}release mf-a/);
  assert.equal((await nukkadBy(asha, 'cosign', pending!.id)).exit, 4);
  assert.equal((await nukkad('cosign', 'drop')).exit, 2);
});

test('doctor finds nothing amiss where nobody’s key is at hand', async () => {
  await held.demandTwo();
  const findings = (await examine(site.places)).filter(({ findings: found }) => found.length > 0);
  assert.deepEqual(
    findings.filter(({ check }) => /pages|log|keys/.test(check)),
    [],
  );
});
