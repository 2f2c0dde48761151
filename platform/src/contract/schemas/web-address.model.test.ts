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
  test(`${typed} holds a web address`, () => expect(holdsWebAddress(typed)).toBe(true));
}

const names = ['Dr. A.K. Rao', 'M.Sc/B.Tech tuition', 'Rao & Sons Pvt.Ltd', 'ಆಶಾ ರಾವ್', '24/7 care'];
for (const typed of names) {
  test(`${typed} is a name`, () => expect(holdsWebAddress(typed)).toBe(false));
}
