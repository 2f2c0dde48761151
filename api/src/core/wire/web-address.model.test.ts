import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdsWebAddress } from './web-address.model';

const addresses = [
  'Claim it at https://evil.example',
  'WWW.evil.example',
  'evil.example/x',
  'evil2.example/x',
  't.me/prize',
  'ｈｔｔｐｓ：／／evil.example',
  'उदाहरण.भारत/x',
];
for (const typed of addresses) {
  test(`${typed} holds a web address`, () => assert.equal(holdsWebAddress(typed), true));
}

const names = ['Dr. A.K. Rao', 'M.Sc/B.Tech tuition', 'Rao & Sons Pvt.Ltd', 'ಆಶಾ ರಾವ್', '24/7 care'];
for (const typed of names) {
  test(`${typed} is a name`, () => assert.equal(holdsWebAddress(typed), false));
}
