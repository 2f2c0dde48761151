import assert from 'node:assert/strict';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pageDocuments } from './page-documents';

let folder: string;
let file: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nukkad-documents-'));
  file = path.join(folder, 'index.html');
});
after(() => rm(folder, { recursive: true, force: true }));

async function release(text: string): Promise<void> {
  await writeFile(`${file}.next`, text);
  await rename(`${file}.next`, file);
}

test('a page is read again when it was replaced, and is gone when it is', async () => {
  const documentOf = pageDocuments();
  assert.equal(await documentOf(file), undefined);
  for (const text of ['first', 'other']) {
    await release(text);
    assert.equal(await documentOf(file), text);
    assert.equal(await documentOf(file), text);
  }
  await rm(file);
  assert.equal(await documentOf(file), undefined);
});
