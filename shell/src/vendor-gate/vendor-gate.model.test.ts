import type { UserType } from '@nukkad/platform/contract';
import {
  belongsToOtherProfession,
  dashboardOf,
  isProfession,
  isUnlisted,
  ownerOf,
  ownInsteadOf,
  ownPath,
  vendorTypeSlug,
} from './vendor-gate.model';

const userType = (_id: string, userTypeName: string): UserType => ({
  _id,
  userTypeName,
  userTypeIcon: '',
  whiteIcon: '',
});
const userTypes = [userType('t1', 'Doctor'), userType('t2', 'Govt Officer')];
const remotes = {
  'mf-doctor': { part: 'mf-doctor', serves: ['doctor'] },
  'mf-office': { part: 'mf-office', serves: ['govt-officer'] },
  'mf-general': { part: 'mf-general', serves: ['*'] },
};

test.each([
  ['Doctor', 'doctor'],
  ['Govt Officer', 'govt-officer'],
  ["CA's", 'ca-s'],
])('%s is told apart as %s', (name, slug) => {
  expect(vendorTypeSlug(name)).toBe(slug);
});

test.each([
  ['doctor', true],
  ['govt officer', true],
  ['govt-officer', true],
  ['chef', false],
])('%s is a profession: %j', (name, expected) => {
  expect(isProfession(userTypes, name)).toBe(expected);
});

test.each([
  ['/doctor-dashboard/*', { profession: 'doctor', page: 'dashboard' }],
  ['/govt officer-onboarding', { profession: 'govt officer', page: 'onboarding' }],
  ['/trial/*', null],
  ['/doctors', null],
])('%s belongs to %j', (path, owner) => {
  expect(ownerOf(path)).toEqual(owner);
});

test.each([
  ['/doctor-dashboard/*', 'vendor', 'doctor', false],
  ['/doctor-dashboard/*', 'vendor', 'teacher', true],
  ['/doctor-onboarding', 'vendor', 'teacher', true],
  ['/govt officer-dashboard/*', 'vendor', 'govt officer', false],
  ['/doctor-dashboard/*', 'vendor', null, true],
  ['/doctor-dashboard/*', 'operator', null, false],
  ['/trial/*', 'vendor', 'teacher', false],
] as const)('%s is somebody else’s to a %s who is %j: %j', (path, role, own, expected) => {
  expect(belongsToOtherProfession(path, { role }, own)).toBe(expected);
});

test.each([
  ['draft', true],
  ['review', true],
  ['live', false],
  ['suspended', false],
  [null, false],
] as const)('a page that is %j is on its way: %j', (listing, expected) => {
  expect(isUnlisted({ listing })).toBe(expected);
});

test.each([
  ['govt officer', 'dashboard', '/govt officer-dashboard'],
  ['teacher', 'onboarding', '/teacher-onboarding'],
  [null, 'dashboard', '/trial'],
] as const)('%j has its %s at %s', (profession, page, path) => {
  expect(ownPath(profession, page)).toBe(path);
});

test.each([
  ['/trial', '/doctor-dashboard'],
  ['/trial/payments', '/doctor-dashboard/payments'],
  ['/trials', null],
  ['/doctor-dashboard', null],
])('of %s a doctor has %j', (pathname, own) => {
  expect(ownInsteadOf('doctor', pathname)).toBe(own);
});

test.each([
  ['doctor', 'mf-doctor'],
  ['ca', 'mf-general'],
  ['govt officer', 'mf-office'],
  [null, 'mf-general'],
])('%j is served by %s', (vendorType, part) => {
  expect(dashboardOf(vendorType, remotes)).toBe(part);
});

test('nobody serves it', () => {
  expect(dashboardOf('ca', {})).toBeNull();
});
