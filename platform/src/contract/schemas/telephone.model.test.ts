import { telephoneOf } from './telephone.model';

const cases: [typed: string, dialled: string | null][] = [
  ['9876543210', '+919876543210'],
  ['98765 43210', '+919876543210'],
  ['098765-43210', '+919876543210'],
  ['+91 98765 43210', '+919876543210'],
  ['919876543210', '+919876543210'],
  ['0091 98765 43210', '+919876543210'],
  ['(080) 4000 4000', '+918040004000'],
  ['+1 (415) 555-0100', '+14155550100'],
  ['4000 4000', '+9140004000'],
  ['', null],
  ['1234567', null],
  ['00000000', null],
  ['telephone', null],
  ['98765x43210', null],
  ['+', null],
  ['98765432101234', null],
  ['+1234567890123456', null],
  ['९८७६५४३२१०', null],
];

for (const [typed, dialled] of cases) {
  test(`"${typed}" is ${dialled ?? 'no number'}`, () => expect(telephoneOf(typed)).toBe(dialled));
}
