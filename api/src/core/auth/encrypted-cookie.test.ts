import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sealed } from './encrypted-cookie';

const secret = 'a secret of thirty-two characters.';
const attempts = sealed<{ nonce: string }>(secret, 'attempt', 60);

test('what was sealed is read again, and by nobody else', async () => {
  const text = await attempts.seal({ nonce: 'abc' });
  assert.equal((await attempts.open(text)).nonce, 'abc');
  assert.ok(
    !Buffer.from(text.split('.')[3] ?? '', 'base64url')
      .toString()
      .includes('abc'),
  );
  assert.notEqual(await attempts.seal({ nonce: 'abc' }), text);
});

const wrong: [what: string, text: () => Promise<string>][] = [
  ['nothing', async () => ''],
  ['no seal', async () => 'a.b.c.d.e'],
  ['a seal for something else', () => sealed(secret, 'handover', 60).seal({ nonce: 'abc' })],
  ['a seal of others', () => sealed(`${secret}!`, 'attempt', 60).seal({ nonce: 'abc' })],
  ['an old one', () => sealed(secret, 'attempt', -1).seal({ nonce: 'abc' })],
  ['a changed one', async () => changed(await attempts.seal({ nonce: 'abc' }))],
];
for (const [what, text] of wrong) {
  test(`${what} is not opened`, async () => assert.rejects(attempts.open(await text())));
}

function changed(text: string): string {
  const parts = text.split('.');
  const content = parts[3] ?? '';
  parts[3] = (content[0] === 'A' ? 'B' : 'A') + content.slice(1);
  return parts.join('.');
}
