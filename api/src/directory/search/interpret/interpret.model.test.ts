import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GeoPlace } from '@nukkad/platform/contract';
import { interpretQuery, type Knowledge } from './interpret.model';
import { lexiconOf } from './lexicon.model';
import { placeNames } from './place.model';
import { stemOf } from './stem.model';

const terms: [topic: string, weight: number, ...labels: string[]][] = [
  ['doctor', 12, 'Doctor'],
  ['doctor', 6, 'Doctors', 'डॉक्टर', 'ಡಾಕ್ಟರ್', 'Physician'],
  ['dentist', 10, 'Dentist'],
  ['dentist', 6, 'Tooth', 'Tooth pain', 'Teeth cleaning', 'दांत', 'ಹಲ್ಲು'],
  ['cardiologist', 10, 'Cardiologist'],
  ['cardiologist', 6, 'Heart', 'Chest pain', 'दिल'],
  ['pediatrician', 10, 'Pediatrician'],
  ['pediatrician', 6, 'Kids doctor', 'Child specialist'],
  ['urologist', 10, 'Urologist'],
  ['urologist', 6, 'Kidney', 'Kidney stone'],
  ['gynecologist', 10, 'Gynecologist'],
  ['gynecologist', 6, 'Pregnancy', 'Lady doctor'],
  ['labour', 12, 'Labour'],
  ['ac-repair', 10, 'AC Repair'],
  ['ac-repair', 6, 'Air conditioner'],
  ['carpenter', 10, 'Carpenter'],
  ['carpenter', 6, 'Door', 'Door repair'],
  ['driver', 10, 'Driver'],
  ['driver', 6, 'Car'],
  ['electrician', 10, 'Electrician'],
  ['electrician', 6, 'Bijli'],
  ['energy', 10, 'Department of Energy'],
  ['energy', 6, 'Bijli bill'],
  ['income-tax', 10, 'Income Tax'],
  ['taxation', 10, 'Taxation'],
  ['taxation', 6, 'Tax appeal', 'Income tax notice'],
  ['nursing', 10, 'Nursing Care'],
  ['nursing', 6, 'Nurse at home'],
  ['teacher', 12, 'Teacher'],
  ['hindi', 10, 'Hindi'],
  ['advocate', 12, 'Advocate'],
  ['advocate', 6, 'Lawyer'],
  ['family-law', 10, 'Family Law'],
  ['family-law', 6, 'Divorce'],
];

const professionOf: Record<string, string> = {
  ...{ dentist: 'doctor', cardiologist: 'doctor', pediatrician: 'doctor', urologist: 'doctor' },
  ...{ gynecologist: 'doctor', 'ac-repair': 'labour', carpenter: 'labour', nursing: 'labour' },
  ...{ hindi: 'teacher', 'family-law': 'advocate', taxation: 'advocate' },
  ...{ 'income-tax': 'ca' },
  ...{ driver: 'labour', electrician: 'labour', energy: 'govt-officer' },
};

const place = (name: string, kind: GeoPlace['kind'] = 'locality', citySlug = 'bengaluru') =>
  ({ name, kind, slug: name.toLowerCase().replace(' ', '-'), citySlug }) as GeoPlace;

const places = [
  ...[place('HSR Layout'), place('Koramangala'), place('Bengaluru', 'city')],
  ...[place('Mysuru', 'city', 'mysuru'), place('Delhi', 'city', 'delhi')],
];

const options = (...values: [value: string, label: string][]) =>
  values.map(([value, label]) => ({ value, label }));

const lexicon = lexiconOf(
  terms.flatMap(([node_id, weight, ...labels]) =>
    labels.map((label) => ({ node_id, weight, label, text: label.toLowerCase() })),
  ),
);

const knowledge: Knowledge = {
  lexicon,
  places: placeNames(places, (word) => lexicon.words.has(stemOf(word))),
  parentOf: (topic) => professionOf[topic] ?? null,
  optionsOf: () => ({
    gender: options(['female', 'Female'], ['male', 'Male']),
    lang: options(['hindi', 'Hindi'], ['kannada', 'Kannada']),
    fee: options(['0-300', ''], ['300-600', ''], ['600-1000', ''], ['1000', '']),
    exp: options(['0-5', ''], ['5-10', ''], ['10-15', ''], ['15', '']),
    rating: options(['4.5', '4.5 and above'], ['4', '4 and above']),
    avail: options(['now', 'Available Now'], ['today', 'Today'], ['tomorrow', 'Tomorrow']),
  }),
  isTaught: (topic) => topic === 'hindi' || topic === 'teacher',
};

const topicOf = (typed: string, isTyping = false) =>
  interpretQuery(typed, knowledge, { isTyping }).matches[0]?.topic ?? null;

const understood: [typed: string, topic: string | null][] = [
  ['dentist', 'dentist'],
  ['  DENTISTS!  ', 'dentist'],
  ['ｄｅｎｔｉｓｔ', 'dentist'],
  ['den\u200Btist', 'dentist'],
  ['tooth', 'dentist'],
  ['doctor for tooth pain', 'dentist'],
  ['heart doctor near me', 'cardiologist'],
  ['दांत का डॉक्टर', 'dentist'],
  ['दाँत', 'dentist'],
  ['ಹಲ್ಲಿನ ಡಾಕ್ಟರ್', 'dentist'],
  ['कार्डियोलॉजिस्ट', 'cardiologist'],
  ['lawyer for divorce', 'family-law'],
  ['toothpain', 'dentist'],
  ['too th', 'dentist'],
  ['nurse at home for my mother', 'nursing'],
  ['doctor', 'doctor'],
  // Fillers within a phrase do not split it.
  ['bijli ka bill', 'energy'],
  // A word of the named profession outranks that of another.
  ['income tax appeal lawyer', 'taxation'],
  // Words share a stem only when they are long enough.
  ['care', 'nursing'],
  ['cars', 'driver'],
  ['दिल', 'cardiologist'],
  ['दिल का डॉक्टर', 'cardiologist'],
  ['airconditioner', 'ac-repair'],
  ['zzqxj', null],
  ['taj dor', null],
  ['🦷🦷', null],
  ['best near me', null],
  ['', null],
];
for (const [typed, topic] of understood) {
  test(`“${typed}” means ${topic ?? 'nothing'}`, () => assert.equal(topicOf(typed), topic));
}

const misspelt: [typed: string, topic: string | null, corrected: string | null][] = [
  ['dentst', 'dentist', 'dentist'],
  ['kidny doctor', 'urologist', 'kidney doctor'],
  ['kardiologist', 'cardiologist', 'cardiologist'],
  ['tuth', 'dentist', 'tooth'],
  ['aircondtioner', 'ac-repair', 'air conditioner'],
  ['nursng at home', 'nursing', 'nursing at home'],
  ['kids doctor', 'pediatrician', null],
  // A short word of another language is not corrected either.
  ['dolor', null, null],
  ['gold', null, null],
  // A place is known, so it is not corrected.
  ['ac repair hsr', 'ac-repair', null],
];
for (const [typed, topic, corrected] of misspelt) {
  test(`“${typed}” is ${corrected ? `taken for ${corrected}` : 'no mistake'}`, () => {
    const found = interpretQuery(typed, knowledge);
    assert.deepEqual([found.matches[0]?.topic ?? null, found.corrected], [topic, corrected]);
    const exact = interpretQuery(typed, knowledge, { isExact: true });
    assert.equal(exact.corrected, null);
  });
}

const halfTyped: [typed: string, topic: string | null][] = [
  ['den', 'dentist'],
  ['heart doc', 'cardiologist'],
  ['doctor for too', 'dentist'],
  // A filler is complete, and so is a word before a place.
  ['dentist near me', 'dentist'],
  ['ac near hsr', 'ac-repair'],
  ['d', null],
];
for (const [typed, topic] of halfTyped) {
  test(`half-typed, “${typed}” begins ${topic ?? 'too many words'}`, () =>
    assert.equal(topicOf(typed, true), topic));
}

const located: [typed: string, slug: string | null, rest: string[]][] = [
  ['dentist in koramangala', 'koramangala', ['dentist']],
  ['ac repair near hsr layout', 'hsr-layout', ['ac', 'repair']],
  ['hsr dentist', 'hsr-layout', ['dentist']],
  ['mysore dentist', 'mysuru', ['dentist']],
  ['dentist in koramangala bangalore', 'koramangala', ['dentist']],
  ['ಕೋರಮಂಗಲ dentist', 'koramangala', ['dentist']],
  ['ಕೋರಮಂಗಲದಲ್ಲಿ dentist', 'koramangala', ['dentist']],
  ['koramangala', null, ['koramangala']],
];
for (const [typed, slug, rest] of located) {
  test(`“${typed}” is looked for in ${slug ?? 'no place'}`, () => {
    const found = interpretQuery(typed, knowledge);
    assert.deepEqual([found.place?.slug ?? null, found.rest], [slug, rest]);
  });
}

const filtered: [typed: string, filters: [field: string, value: string][], without: string[]][] = [
  ['female dentist', [['gender', 'female']], ['dentist']],
  ['dentist under 500', [['fee', '0-300,300-600']], ['dentist']],
  ['dentist under rs 500 in hsr', [['fee', '0-300,300-600']], ['dentist in hsr']],
  ['dentist with 10 years experience', [['exp', '10-15,15']], ['dentist']],
  ['kannada speaking dentist', [['lang', 'kannada']], ['dentist']],
  ['hindi lawyer', [['lang', 'hindi']], ['lawyer']],
  ['hindi teacher', [], []],
  ['dentist open now', [['avail', 'now']], ['dentist']],
  ['4 star dentist', [['rating', '4']], ['dentist']],
  // A whole term of the vocabulary is no filter.
  ['lady doctor', [], []],
  ['female', [], []],
  [
    'female dentist today',
    [
      ['avail', 'today'],
      ['gender', 'female'],
    ],
    ['female dentist', 'dentist today'],
  ],
];
for (const [typed, filters, without] of filtered) {
  test(`“${typed}” says ${filters.map(([field]) => field).join(', ') || 'no filter'}`, () => {
    const found = interpretQuery(typed, knowledge).filters;
    assert.deepEqual(
      found.map(({ field, value }) => [field, value]),
      filters,
    );
    assert.deepEqual(
      found.map((one) => one.without),
      without,
    );
  });
}

test('a long text of nothing costs no more than its length', () => {
  for (const text of [
    'a '.repeat(5_000),
    '('.repeat(10_000),
    '\u0301'.repeat(10_000),
    '\u202E'.repeat(9_999),
  ]) {
    assert.deepEqual(interpretQuery(text, knowledge).matches, []);
  }
});
