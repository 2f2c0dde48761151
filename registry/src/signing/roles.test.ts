import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { type Roles, rolesProblem, type SignedRoles, signRoles } from './roles';
import { type Signer, signerWith } from './signer';

const [a, b, c] = Array.from({ length: 3 }, () =>
  signerWith(generateKeyPairSync('ed25519').privateKey),
) as [Signer, Signer, Signer];
const roots = (...signers: Signer[]) => Object.assign({}, ...signers.map((one) => one.believed));
const roles = (version: number, threshold: number, ...signers: Signer[]): Roles => ({
  ...{ schema: 1, version, threshold, roots: roots(...signers) },
  keys: { release: {}, canary: {}, timestamp: {} },
});

const holders = (releaseThreshold: number, ...signers: Signer[]): Roles => ({
  ...{ ...roles(2, 1, a), releaseThreshold },
  keys: { release: roots(...signers), canary: {}, timestamp: {} },
});

const first = signRoles(roles(1, 1, a), [a]);
const two = signRoles(roles(1, 2, a, b, c), [a, b]);
const forged = { ...first, roles: { ...first.roles, version: 2 } };
const answers: [what: string, before: SignedRoles | undefined, next: SignedRoles, says: RegExp][] =
  [
    ['a first root', undefined, first, /^$/],
    ['its successor', first, signRoles(roles(2, 1, a), [a]), /^$/],
    ['two of three', undefined, two, /^$/],
    ['any two of three', two, signRoles(roles(2, 2, a, b, c), [c, b]), /^$/],
    ['one of three', two, signRoles(roles(2, 2, a, b, c), [c]), /signed by 1 of the present root/],
    ['one of three, twice', two, signRoles(roles(2, 2, a, b, c), [c, c]), /signed by 1 of/],
    ['a stranger', first, signRoles(roles(2, 1, b), [b]), /signed by 0 of the present root/],
    ['a new root that has not signed', first, signRoles(roles(2, 1, b), [a]), /0 of its own/],
    ['a new root by both', first, signRoles(roles(2, 1, b), [a, b]), /^$/],
    ['the same version again', first, first, /version 1 does not follow 1/],
    ['a version left out', first, signRoles(roles(3, 1, a), [a]), /version 3 does not follow 1/],
    ['changed after it was signed', first, forged, /signed by 0/],
    ['a threshold out of reach', first, signRoles(roles(2, 2, a), [a]), /cannot be reached/],
    ['two of two release keys', first, signRoles(holders(2, b, c), [a]), /^$/],
    ['two release keys by one', first, signRoles(holders(2, b), [a]), /cannot be reached with 1 r/],
    ['no release key', first, signRoles(holders(0, b), [a]), /cannot be reached/],
    ['half a release key', first, signRoles(holders(1.5, b, c), [a]), /cannot be reached/],
    [
      'fewer release keys without the root',
      first,
      signRoles(holders(1, b, c), [b, c]),
      /signed by 0/,
    ],
    ['no threshold', first, signRoles(roles(2, 0, a), [a]), /cannot be reached/],
  ];
for (const [what, before, next, says] of answers) {
  test(`roles: ${what}`, () => assert.match(rolesProblem(before, next) ?? '', says));
}
