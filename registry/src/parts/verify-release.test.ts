import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { releaseFolder } from '../core/places';
import { writeWithForms } from '../files/forms';
import { integrityOf, releaseFiles } from '../files/release-files';
import { release } from '../operations/release';
import { rewritePages } from '../operations/rewrite-pages';
import { fakeSite, remoteManifest, route, shellManifest } from '../testing/fake-site';
import { sbomOf } from '../testing/licence-texts';
import { verifyRelease } from './verify-release';

test('a release with the digests of an older registry stays whole beside newer ones', async (t) => {
  const site = await fakeSite();
  t.after(() => site.remove());
  const { places } = site;
  const [shell, remote] = await Promise.all([
    site.build(shellManifest([route('/')])),
    site.build(remoteManifest('mf-public')),
  ]);
  const { published } = await release(places, [shell, remote]);
  const { version } = published.find(({ part }) => part === 'mf-public')!;
  const folder = path.join(places.site, 'remotes/mf-public', version);
  const digests = integrityOf(await releaseFiles(folder), 'sha384');
  await writeWithForms(
    path.join(folder, 'integrity.json'),
    `${JSON.stringify(digests, null, 2)}\n`,
  );
  await rewritePages(places);

  await verifyRelease(places, 'mf-public', version);
  const again = await release(places, [shell, remote]);
  assert.deepEqual(again.moves, []);
  const { stable } = JSON.parse(await site.read('registry.json')).channels;
  assert.deepEqual(stable.remotes['mf-public'].integrity, digests);
  for (const digest of Object.values(stable.shell.integrity)) assert.match(`${digest}`, /^sha256-/);

  await writeWithForms(path.join(folder, 'remoteEntry.abc.js'), 'changed');
  await assert.rejects(verifyRelease(places, 'mf-public', version), { code: 'damaged' });
});

test('what a release says of its packages is covered by its name, and in no page', async (t) => {
  const site = await fakeSite();
  t.after(() => site.remove());
  const { places } = site;
  const about = { 'sbom.cdx.json': sbomOf([]), 'licenses.txt': 'MIT' };
  const [shell, remote] = await Promise.all([
    site.build(shellManifest([route('/')]), 'first', about),
    site.build(remoteManifest('mf-public'), 'first', about),
  ]);
  const { published } = await release(places, [shell, remote], { effort: 'quick' });
  for (const file of ['index.html', 'registry.json']) {
    assert.doesNotMatch(await site.read(file), /sbom|licenses/);
  }
  for (const { part, version } of published) {
    const folder = path.join(places.site, releaseFolder(part, version));
    await verifyRelease(places, part, version);
    for (const [file, text] of Object.entries(about)) {
      await writeWithForms(path.join(folder, file), `${text} `);
      await assert.rejects(verifyRelease(places, part, version), { code: 'damaged' });
      await writeWithForms(path.join(folder, file), text);
    }
    await verifyRelease(places, part, version);
  }
});
