import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bodySecret, decryptAnswer, encryptAnswer, storedKey } from './encrypted-answer.model';

const key = '0190b3a0-5f6e-7000-8000-0123456789ab';
const other = '0190b3a0-5f6e-7000-8000-0123456789ac';

test('an answer is read with its own key and with no other', () => {
  const answer = { name: 'Kavya', lines: ['7, Lantern Street'] };
  const sealed = encryptAnswer(key, answer);
  assert.deepEqual(decryptAnswer(key, sealed), answer);
  assert.deepEqual(decryptAnswer(key.toUpperCase(), sealed), answer);
  assert.throws(() => decryptAnswer(other, sealed));
  assert.doesNotMatch(JSON.stringify(sealed), /Kavya|Lantern/);
});

test('what is stored tells neither the key nor the secret of the bodies', () => {
  assert.match(storedKey(key), /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  assert.equal(storedKey(key), storedKey(key.toUpperCase()));
  assert.notEqual(storedKey(key), key);
  assert.notEqual(storedKey(key), storedKey(other));
  assert.notDeepEqual(bodySecret(key), bodySecret(other));
});
