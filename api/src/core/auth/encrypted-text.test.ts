import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encryptedText } from './encrypted-text';

const secret = 'a secret of this test, which is long enough';

test('a text is what it was, and stored as something else each time', async () => {
  const { encrypt, decrypt } = encryptedText(secret, 'addresses');
  const stored = await encrypt('https://calendar.example.com/ख़');
  assert.equal(await decrypt(stored), 'https://calendar.example.com/ख़');
  assert.ok(!stored.includes('example'));
  assert.notEqual(await encrypt('https://calendar.example.com/ख़'), stored);
});

test('another secret, another purpose and another text are refused', async () => {
  const { encrypt, decrypt } = encryptedText(secret, 'addresses');
  const stored = await encrypt('text');
  await assert.rejects(encryptedText(`${secret}!`, 'addresses').decrypt(stored));
  await assert.rejects(encryptedText(secret, 'names').decrypt(stored));
  const tag = stored.lastIndexOf('.') + 1;
  const forged = stored[tag] === 'A' ? 'B' : 'A';
  await assert.rejects(decrypt(stored.slice(0, tag) + forged + stored.slice(tag + 1)));
  await assert.rejects(decrypt('text'));
});
