import type { UserType } from '@nukkad/platform/contract';
import { dashboardOf, slugOf, vendorTypeAt } from './vendor-gate.model';

const userType = (_id: string, userTypeName: string): UserType => ({
  _id,
  userTypeName,
  userTypeIcon: '',
  whiteIcon: '',
});
const userTypes = [userType('t1', 'Doctor'), userType('t2', 'Govt Officer')];
const remotes = {
  'mf-doctor': { part: 'mf-doctor', serves: ['doctor'] },
  'mf-general': { part: 'mf-general', serves: ['*'] },
};

test.each([
  ['Doctor', 'doctor'],
  ['Govt Officer', 'govt-officer'],
  ["CA's", 'ca-s'],
])('%s is told apart as %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  ['/doctor-dashboard/*', null, 'doctor'],
  ['/govt officer-dashboard/*', 't1', 'govt-officer'],
  ['/trial/*', 't2', 'govt-officer'],
  ['/trial/*', 'unknown', null],
  ['/trial/*', null, null],
])('%s with stored type %j asks for %j', (path, stored, expected) => {
  expect(vendorTypeAt(path, userTypes, stored)).toBe(expected);
});

test.each([
  ['doctor', 'mf-doctor'],
  ['ca', 'mf-general'],
  [null, 'mf-general'],
])('%j is served by %s', (vendorType, part) => {
  expect(dashboardOf(vendorType, remotes)).toBe(part);
});

test('nobody serves it', () => {
  expect(dashboardOf('ca', {})).toBeNull();
});
