import { aCategory, vendorsPage } from '@nukkad/platform/testing';
import { advocate } from '../../common/professions/advocate';
import { ca } from '../../common/professions/ca';
import { doctor } from '../../common/professions/doctor';
import { governmentOffice } from '../../common/professions/government-office';
import { labour } from '../../common/professions/labour';
import { officer } from '../../common/professions/officer';
import { teacher } from '../../common/professions/teacher';
import { chosenSpeciality, countWords, nounOf, provisionalName, trailOf } from './listing.model';

const dentist = aCategory({ slug: 'dentist', categoryName: 'Dentist' });
const urologist = aCategory({ slug: 'urologist', categoryName: 'Urologist' });

test.each([
  [null, doctor, [dentist, urologist], { state: 'one', category: dentist }],
  [null, doctor, [urologist], { state: 'everyone' }],
  ['urologist', doctor, [dentist, urologist], { state: 'one', category: urologist }],
  ['all', doctor, [dentist], { state: 'everyone' }],
  ['magician', doctor, [dentist], { state: 'unknown' }],
  [null, ca, [dentist], { state: 'everyone' }],
])('spec %j shows', (spec, profession, specialities, speciality) => {
  expect(chosenSpeciality(spec, profession, specialities)).toEqual(speciality);
});

test.each([
  [null, doctor, 'Dentist'],
  ['all', doctor, null],
  ['income-tax', ca, 'Income Tax'],
  [null, ca, null],
])('before the categories arrive spec %j is called', (spec, profession, name) => {
  expect(provisionalName(spec, profession)).toBe(name);
});

test.each([
  [doctor, 'Dentist', 'Dentists'],
  [doctor, null, 'doctors'],
  [teacher, 'English', 'English Teachers'],
  [advocate, 'Family Law', 'Family Law Advocates'],
  [labour, 'Maid', 'labourers'],
  [officer, 'Service-related', 'officers'],
  [governmentOffice, 'Finance Departments', 'government officials'],
])('people of %j in %j are called %s', (profession, speciality, many) => {
  expect(nounOf(profession, speciality).many).toBe(many);
});

test.each([
  [128, true, '128 Dentists'],
  [1, true, '1 doctor'],
  [0, true, '0 Dentists'],
  [125_000, true, '1,25,000 Dentists'],
  [5_000, false, '5,000+ Dentists'],
])('%i, exact: %s, reads %s', (total, isTotalExact, words) => {
  const answer = vendorsPage([], { total, isTotalExact });
  expect(countWords(answer, nounOf(doctor, 'Dentist'))).toBe(words);
});

test.each([
  [
    doctor,
    'Dentist',
    'Best Dentist in HSR Layout',
    ['Bangalore', 'Allopathic Doctors', 'Dentists', 'Best Dentist in HSR Layout'],
  ],
  [governmentOffice, null, 'Government Offices', ['Bangalore', 'Government Offices']],
  [governmentOffice, 'Revenue', 'Revenue', ['Bangalore', 'Government Offices', 'Revenue']],
])('the way to %j, %j', (profession, speciality, heading, labels) => {
  const trail = trailOf(profession, speciality, heading, 'Bengaluru');
  expect(trail.map(({ label }) => label)).toEqual(labels);
  expect(trail[1]?.to).toBe(profession === doctor ? '/doctors?spec=all' : '/govt. officers');
});

test.each([
  ['Pune', 'Pune'],
  [null, 'Home'],
])('a list in %j hangs below %s', (city, root) => {
  expect(trailOf(doctor, null, 'Best Doctors', city)[0]).toEqual({ label: root, to: '/' });
});
