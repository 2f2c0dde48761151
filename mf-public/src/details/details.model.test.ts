import type { Vendor } from '@nukkad/platform/contract';
import { aVendor, aVendorDetails } from '@nukkad/platform/testing';
import { complaintAddress } from '../common/complaints/complaint-address';
import { advocate } from '../common/professions/advocate';
import { doctor } from '../common/professions/doctor';
import { officer } from '../common/professions/officer';
import {
  detailsAddress,
  faqKey,
  fieldsOf,
  hasLongWord,
  isUnknownVendor,
  nameSlug,
  officeAddress,
  profileOf,
  profileOfCard,
  tabOf,
  vendorSpeciality,
} from './details.model';
import { text } from './details.text';

test.each([
  [404, true],
  [422, true],
  [400, true],
  [500, false],
  [null, false],
])('status %j means nobody has this id: %s', (status, isUnknown) => {
  expect(isUnknownVendor(status)).toBe(isUnknown);
});

test('documented card fields alone make a head', () => {
  expect(profileOfCard({ name: 'Dr. A', title: 'Dentist', qual1: 'BDS', qual3: 'MDS' })).toEqual({
    id: null,
    name: 'Dr. A',
    img: '',
    title: 'Dentist',
    qualifications: ['BDS', 'MDS'],
    address: null,
    facts: null,
  });
  expect(profileOfCard({ title: 'Dentist' })).toBeNull();
  expect(profileOfCard(null)).toBeNull();
});

test('a vendor of hardly anything makes a head all the same', () => {
  const bare = { _id: 'v', vendorName: 'Somebody' } as Vendor;
  expect(profileOf(bare)).toMatchObject({
    id: 'v',
    name: 'Somebody',
    title: null,
    qualifications: [],
    facts: { rating: null, fee: null, experienceYears: null, languages: null, quickReply: null },
  });
});

test('languages are not said twice', () => {
  const vendor = aVendor({ qualifications: ['BDS', 'Speaks Kannada, English'] });
  expect(profileOf(vendor).facts?.languages).toBeNull();
});

test.each([
  [null, null],
  [25, 25],
  [240, 240],
  [241, null],
])('an answer after %j minutes is told as quick: %j', (replyMinutes, quickReply) => {
  expect(profileOf(aVendor({ replyMinutes })).facts?.quickReply).toBe(quickReply);
});

test.each([
  [0, 'Usually replies within a minute'],
  [1, 'Usually replies within a minute'],
  [25, 'Usually replies within 25 minutes'],
  [60, 'Usually replies within an hour'],
  [90, 'Usually replies within 2 hours'],
])('an answer after %i minutes reads: %s', (minutes, words) => {
  expect(text.quickReply(minutes)).toBe(words);
});

test.each([
  [doctor, 'reviews', 'reviews'],
  [doctor, 'fees', 'about'],
  [doctor, '<script>', 'about'],
  [doctor, null, 'about'],
  [advocate, 'practice', 'practice'],
  [officer, null, 'about'],
])('of $slug the tab %j is %s', (profession, asked, tab) => {
  expect(tabOf(asked, profession)).toBe(tab);
});

test.each([
  ['Income Tax', 'income-tax'],
  ['Websites IT & Software', 'websites-it-software'],
  ['chiropractor', 'chiropractor'],
  ['AC Repair', 'ac-repair'],
])('%s is %s in an address', (name, slug) => {
  expect(nameSlug(name)).toBe(slug);
});

test.each([
  [vendorSpeciality(aVendor()), 'doctor/dentist'],
  [vendorSpeciality(aVendor({ subCategory: null })), 'doctor'],
])('questions of %j are under %s', (speciality, key) => {
  expect(faqKey('doctor', speciality)).toBe(key);
});

test('fields of work are not said twice', () => {
  const vendor = aVendorDetails({
    specialization: [{ specializationName: 'Dentist' }, { specializationName: 'Braces' }],
  });
  expect(fieldsOf(vendor)).toEqual(['Dentist', 'Braces']);
});

test.each([
  [detailsAddress(doctor, 'a b&c'), '/doctor-detail?id=a+b%26c'],
  [officeAddress('finance'), '/govt-offices-detail?office=finance'],
  [complaintAddress('v1', undefined), '/complaints?officer=v1'],
  [complaintAddress('v1', 'Service-related'), '/complaints?officer=v1&kind=service-related'],
])('%s is safe', (address, expected) => {
  expect(address).toBe(expected);
});

test.each([
  ['', false],
  ['Dr. Ananya Hegde of Bengaluru', false],
  ['Dr. Padmavathi Subrahmanyeswari', true],
])('"%s" has a word that a phone would break: %s', (name, isLong) => {
  expect(hasLongWord(name)).toBe(isLong);
});
