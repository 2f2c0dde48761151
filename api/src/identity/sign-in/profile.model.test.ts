import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ProviderClaims, postedNameOf, profileOf } from './profile.model';

const sub = 'the provider’s number';
const address = 'meera@people.example';
const plain = { trustsEmail: false, postedName: null };
const trusting = { trustsEmail: true, postedName: null };

const addresses: [what: string, claims: Partial<ProviderClaims>, trusted: boolean, is: unknown][] =
  [
    ['a verified address', { email: address, email_verified: true }, false, address],
    ['one that is verified in a word', { email: address, email_verified: 'true' }, false, address],
    ['one that is not verified', { email: address, email_verified: false }, false, null],
    ['not even where addresses are trusted', { email: address, email_verified: false }, true, null],
    ['nor in a word', { email: address, email_verified: 'false' }, true, null],
    ['one of which nothing is said', { email: address }, false, null],
    ['but where addresses are trusted', { email: address }, true, address],
    ['no address', { email_verified: true }, false, null],
    ['what is no address', { email: 'meera', email_verified: true }, false, null],
    ['two addresses', { email: [address, address], email_verified: true }, false, null],
  ];
for (const [what, claims, trusted, is] of addresses) {
  test(`the address: ${what}`, () => {
    const { email, subject } = profileOf({ sub, ...claims }, trusted ? trusting : plain);
    assert.deepEqual([email, subject], [is, sub]);
  });
}

const names: [claims: Partial<ProviderClaims>, posted: string | null, is: string][] = [
  [{ name: 'Meera Nair' }, 'Other', 'Meera Nair'],
  [{ given_name: 'Meera', family_name: 'Nair' }, null, 'Meera Nair'],
  [{ given_name: 'Meera' }, null, 'Meera'],
  [{ email: address }, 'Meera Nair', 'Meera Nair'],
  [{ name: ' ', email: 'meera.nair-2@people.example' }, null, 'Meera Nair'],
  [{ name: 'a\u0000b', email: address }, null, 'Meera'],
  [{ name: 'x'.repeat(500), email: '77@people.example' }, null, 'Nukkad member'],
  [{ name: { given: 'Meera' } }, null, 'Nukkad member'],
  [{}, null, 'Nukkad member'],
];
for (const [claims, postedName, is] of names) {
  test(`the name in ${JSON.stringify(claims).slice(0, 60)} and ${postedName} is ${is}`, () => {
    assert.equal(profileOf({ sub, ...claims }, { trustsEmail: false, postedName }).fullName, is);
  });
}

const posted: [user: string | null, is: string | null][] = [
  ['{"name":{"firstName":"Meera","lastName":"Nair"},"email":"x"}', 'Meera Nair'],
  ['{"name":{"firstName":"Meera"}}', 'Meera'],
  ['{"name":{}}', null],
  ['{"name":7}', null],
  ['[]', null],
  ['null', null],
  ['{', null],
  ['', null],
  [null, null],
];
for (const [user, is] of posted) {
  test(`the posted ${user} names ${is}`, () => assert.equal(postedNameOf(user), is));
}
