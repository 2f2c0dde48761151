import { aVendor } from '@nukkad/platform/testing';
import { doctor } from './doctor';
import { officer } from './officer';
import { qualificationLines } from './plain-profession';
import {
  professionOfDetails,
  professionOfListing,
  professionOfSlug,
  professions,
} from './professions';
import { teacher } from './teacher';

test.each([
  ['/doctors', 'doctor'],
  ['/teachers', 'teacher'],
  ["/ca's", 'ca'],
  ['/ca', 'ca'],
  ['/labours', 'labour'],
  ['/engineers', 'engineer'],
  ['/advocates', 'advocate'],
  ['/officers', 'officer'],
  ['/govt. officers', 'govt-officer'],
  ['/govt-officers', 'govt-officer'],
  ['/elsewhere', undefined],
])('%s lists %s', (path, slug) => {
  expect(professionOfListing(path)?.slug).toBe(slug);
});

test.each([
  ['/doctor-detail', 'doctor'],
  ['/teacher-detail', 'teacher'],
  ['/ca-detail', 'ca'],
  ['/labour-detail', 'labour'],
  ['/engineer-detail', 'engineer'],
  ['/advocate-detail', 'advocate'],
  ['/officer-detail', 'officer'],
  ['/govt-offices-detail', 'govt-officer'],
])('%s details a %s', (path, slug) => {
  expect(professionOfDetails(path)?.slug).toBe(slug);
});

test.each([
  ['doctor', 'Dentist', 'Best Dentist in HSR Layout', 'Dentists'],
  ['doctor', 'chiropractor', 'Best chiropractor in HSR Layout', 'Chiropractors'],
  ['teacher', 'English', 'Best English Teachers in HSR Layout', 'English Teachers'],
  ['officer', 'Service-related', 'Raise a Complaint', 'Service Related Complaints'],
])('%s, %s: "%s"', (slug, speciality, heading, branch) => {
  const profession = professionOfSlug(slug);
  expect(profession?.heading(speciality, 'HSR Layout')).toBe(heading);
  expect(profession?.branch(speciality)).toBe(branch);
});

test('everyone in a profession has a heading too', () => {
  expect(professions.map(({ heading }) => heading(null, 'HSR Layout'))).toEqual([
    'Best Doctors in HSR Layout',
    'Best Engineers in HSR Layout',
    'Best Chartered Accountants in HSR Layout',
    'Best Advocates in HSR Layout',
    'Best Teachers in HSR Layout',
    'Best Labours in HSR Layout',
    'Raise a Complaint',
    'Government Offices',
  ]);
});

test('lists that hold nothing leave their line empty', () => {
  const nobody = aVendor({
    doctorDetails: { education: [], experience: [], clinicName: '' },
    qualifications: [],
  });
  expect(doctor.cardLines(nobody).map(({ value }) => value)).toEqual([undefined, undefined, '']);
  expect(teacher.cardLines(nobody).map(({ value }) => value)).toEqual([
    undefined,
    undefined,
    undefined,
    '',
  ]);
  expect(officer.cardLines(nobody).map(({ value }) => value)).toEqual([undefined]);
});

test('each line of a card is called what it tells', () => {
  const person = aVendor({
    education: [{ qualification: 'BCom, Christ University' }],
    languages: ['Kannada', 'English'],
    address: 'Neem Tree Chambers, No. 5, 2nd Cross, HSR Layout, Bengaluru 560102',
    qualifications: [
      ...['BCom, Christ University', 'Fellow of the Institute', 'Neem Tree Chambers'],
      'Speaks Kannada, English',
    ],
  });
  expect(qualificationLines(person).map(({ label }) => label)).toEqual([
    ...['Education', 'Qualification', 'Works at', 'Languages'],
  ]);
  const [tenure] = qualificationLines({ ...person, qualifications: ['11 years in the ministry'] });
  expect(tenure?.label).toBe('Experience');
});
