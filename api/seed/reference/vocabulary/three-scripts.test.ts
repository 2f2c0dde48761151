/** Queries as people type them in Devanagari, in Kannada and in Latin letters, against the seed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GeoPlace } from '@nukkad/platform/contract';
import { slugOf } from '../../../src/directory/geo/places.model';
import {
  interpretQuery,
  type Knowledge,
} from '../../../src/directory/search/interpret/interpret.model';
import { lexiconOf } from '../../../src/directory/search/interpret/lexicon.model';
import { placeNames } from '../../../src/directory/search/interpret/place.model';
import { stemOf } from '../../../src/directory/search/interpret/stem.model';
import { topicsMeant } from '../../../src/directory/search/interpret/topics.model';
import { availOptions } from '../../../src/directory/search/weeks.model';
import { facetRows } from '../facets';
import { cities } from '../places';
import { categoryRows } from '../professions';
import { termRows } from './vocabulary';

const categories = new Map(categoryRows().map((row) => [row.id, row]));
const lexicon = lexiconOf(termRows());
const options = facetRows();
const optionsOf = (facet: string, category: string | null) =>
  options.filter((one) => one.facet === facet && [null, category].includes(one.category_id));

const places = cities.flatMap((city): GeoPlace[] => {
  const of = { city: city.name, citySlug: slugOf(city.name), state: city.state, isServed: true };
  const place = (kind: GeoPlace['kind'], name: string) => ({
    ...{ kind, name, _id: name, slug: slugOf(name), pin: null, point: null },
    ...of,
  });
  return [place('city', city.name), ...city.places.map(({ name }) => place('locality', name))];
});

const knowledge: Knowledge = {
  lexicon,
  places: placeNames(places, (word) => lexicon.words.has(stemOf(word))),
  parentOf: (topic) => categories.get(topic)?.parent_id ?? null,
  optionsOf: (topic) => {
    const top = categories.get(topic ?? '')?.parent_id ?? topic;
    const [gender, lang, fee] = ['gender', 'lang', 'fee'].map((one) => optionsOf(one, top));
    const [exp, rating] = ['exp', 'rating'].map((one) => optionsOf(one, top));
    return { gender, lang, fee, exp, rating, avail: availOptions } as ReturnType<
      Knowledge['optionsOf']
    >;
  },
  isTaught: (topic) => categories.get(topic)?.profession === 'teacher',
};

/** `doctor/dentist near hsr-layout, gender=female`: all that a query was understood as. */
function understood(typed: string): string {
  const { matches, place, filters } = interpretQuery(typed, knowledge);
  const category = categories.get(topicsMeant(matches, knowledge.parentOf)[0]?.topic ?? '');
  const topic = category?.parent_id
    ? `${category.profession}/${category.slug}`
    : category?.profession;
  const said = filters.map(({ field, value }) => `, ${field}=${value}`).join('');
  return `${topic ?? 'nothing'}${place ? ` near ${place.slug}` : ''}${said}`;
}

const phrases: [typed: string, meant: string][] = [
  ['दाँत का डॉक्टर', 'doctor/dentist'],
  ['दांतों के डाक्टर', 'doctor/dentist'],
  ['दन्त चिकित्सक', 'doctor/dentist'],
  ['बच्चों के डॉक्टर', 'doctor/pediatrician'],
  ['आँखों का डॉक्टर', 'doctor/ophthalmologist'],
  ['हड्डी का डॉक्टर', 'doctor/orthopedic'],
  ['दिल के डॉक्टर कोरमंगला में', 'doctor/cardiologist near koramangala'],
  ['पेट दर्द', 'doctor/gastroenterologist'],
  ['महिला डॉक्टर', 'doctor/gynecologist'],
  ['वकील', 'advocate'],
  ['तलाक के वकील', 'advocate/family-law'],
  ['ज़मीन का झगड़ा', 'advocate/property-law'],
  ['बिजली मिस्त्री', 'labour/electrician'],
  ['नल ठीक करने वाला', 'labour/plumber'],
  ['घर के काम वाली बाई', 'labour/maid'],
  ['ड्राइवर चाहिए बेंगलुरु में', 'labour/driver near bengaluru'],
  ['गणित के शिक्षक', 'teacher/mathematics'],
  ['अंग्रेज़ी सीखना है', 'teacher/english'],
  ['हिन्दी बोलने वाले डॉक्टर', 'doctor, lang=hindi'],
  ['आयकर रिटर्न', 'ca/income-tax'],
  ['जीएसटी रजिस्ट्रेशन', 'ca/gst'],
  ['राशन कार्ड', 'govt-officer/department-of-food-and-civil-supplies'],
  ['इंदिरानगर में प्लंबर', 'labour/plumber near indiranagar'],
  ['आज दाँत के डॉक्टर', 'doctor/dentist, avail=today'],
  ['500 से कम डॉक्टर', 'doctor, fee=0-600'],
  ['ಮಕ್ಕಳ ವೈದ್ಯರು', 'doctor/pediatrician'],
  ['ಹಲ್ಲಿನ ವೈದ್ಯರು', 'doctor/dentist'],
  ['ದಂತ ವೈದ್ಯರು ಕೋರಮಂಗಲ', 'doctor/dentist near koramangala'],
  ['ಕಣ್ಣಿನ ಡಾಕ್ಟರ್', 'doctor/ophthalmologist'],
  ['ಮೂಳೆ ವೈದ್ಯರು', 'doctor/orthopedic'],
  ['ಹೃದಯ ತಜ್ಞರು', 'doctor/cardiologist'],
  ['ಚರ್ಮ ರೋಗ', 'doctor/dermatologist'],
  ['ಮಹಿಳಾ ವೈದ್ಯರು', 'doctor, gender=female'],
  ['ವಕೀಲರು', 'advocate'],
  ['ವಿಚ್ಛೇದನ ವಕೀಲರು', 'advocate/family-law'],
  ['ಎಲೆಕ್ಟ್ರಿಷಿಯನ್ ಬೇಕು', 'labour/electrician'],
  ['ನಲ್ಲಿ ರಿಪೇರಿ', 'labour/plumber'],
  ['ಬಡಗಿ', 'labour/carpenter'],
  ['ಮನೆಗೆಲಸದವರು', 'labour/maid'],
  ['ಗಣಿತ ಶಿಕ್ಷಕರು', 'teacher/mathematics'],
  ['ಇಂಗ್ಲಿಷ್ ಕಲಿಯಲು', 'teacher/english'],
  ['ಕನ್ನಡ ಮಾತನಾಡುವ ವೈದ್ಯರು', 'doctor, lang=kannada'],
  ['ಆದಾಯ ತೆರಿಗೆ', 'ca/income-tax'],
  ['ಎಚ್‌ಎಸ್‌ಆರ್ ಲೇಔಟ್ ಪ್ಲಂಬರ್', 'labour/plumber near hsr-layout'],
  ['ನಾಳೆ ವೈದ್ಯರು', 'doctor, avail=tomorrow'],
  ['dant ka doctor', 'doctor/dentist'],
  ['daanton ke doctor', 'doctor/dentist'],
  ['bachchon ka doctor', 'doctor/pediatrician'],
  ['makkala vaidyaru', 'doctor/pediatrician'],
  ['hallina doctor', 'doctor/dentist'],
  ['kannina vaidya', 'doctor/ophthalmologist'],
  ['aankh ka doctor', 'doctor/ophthalmologist'],
  ['haddi ka doctor koramangala', 'doctor/orthopedic near koramangala'],
  ['vakil', 'advocate'],
  ['vakeelaru beku', 'advocate'],
  ['talaq ka vakil', 'advocate/family-law'],
  ['bijli mistri', 'labour/electrician'],
  ['nal theek karne wala', 'labour/plumber'],
  ['kaam wali bai', 'labour/maid'],
  ['ganit ke shikshak', 'teacher/mathematics'],
  ['ganita mestaru', 'teacher/mathematics'],
  ['terige salahe', 'ca'],
  ['mane kelasadavaru', 'labour/maid'],
  ['सीए', 'ca'],
  ['ಸಿಎ', 'ca'],
  ['सरकारी अधिकारी', 'govt-officer'],
  ['मैसूर में डॉक्टर', 'doctor near mysuru'],
  ['ಮೈಸೂರಿನಲ್ಲಿ ವಕೀಲರು', 'advocate near mysuru'],
  ['bangalore mein vakil', 'advocate near bengaluru'],
  ['मुम्बई में बढ़ई', 'labour/carpenter near mumbai'],
  ['ಇಂದಿರಾನಗರದಲ್ಲಿ ಬಡಗಿ', 'labour/carpenter near indiranagar'],
  ['करोल बाग में एसी मरम्मत', 'labour/ac-repair near karol-bagh'],
  ['500 ರೂಪಾಯಿಗಿಂತ ಕಡಿಮೆ ಶಿಕ್ಷಕರು', 'teacher, fee=0-400,400-500'],
  ['रविवार को दाँत का डॉक्टर', 'doctor/dentist, avail=weekend'],
  ['ಬೆಂಗಳೂರಿನಲ್ಲಿ ಮಕ್ಕಳ ವೈದ್ಯರು', 'doctor/pediatrician near bengaluru'],
  ['ಮನೆ ಕೆಲಸದವರು ಬೇಕು', 'labour/maid'],
  ['shaadi ke mamle ka vakil', 'advocate/family-law'],
];

for (const [typed, meant] of phrases) {
  test(`“${typed}” is ${meant}`, () => assert.equal(understood(typed), meant));
}
