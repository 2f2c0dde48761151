import { formatCount } from '@nukkad/platform/format';
import type * as english from './share-pictures.text';

const people = (all: string, of = (speciality: string) => `${speciality} ${all}`) => ({
  ...{ all, of },
  promise: 'फ़ीस, समीक्षाओं और ख़ाली समय की तुलना करें',
});

export const text: english.CardWords = {
  lists: {
    doctor: people('डॉक्टर', (speciality) => speciality),
    engineer: people('इंजीनियर'),
    ca: people('चार्टर्ड अकाउंटेंट'),
    advocate: people('वकील'),
    teacher: people('शिक्षक'),
    labour: people('कामगार', (work) => work),
    officer: {
      ...people('अधिकारी', (kind) => `${kind} से जुड़ी शिकायतें`),
      promise: 'अधिकारी को ढूँढें और शिकायत दर्ज करें',
    },
    'govt-officer': {
      ...people('सरकारी दफ़्तर', (department) => department),
      promise: 'विभाग, अधिकारी और फ़ॉर्म',
    },
  },
  otherList: (category) => people(category, (speciality) => speciality),
  inPlace: (noun, place) => `${place} में ${noun}`,
  place: (locality, city) => (locality === city ? city : `${locality}, ${city}`),
  reviews: (count) => `${formatCount(count)} ${count === 1 ? 'समीक्षा' : 'समीक्षाएँ'}`,
  count: (count, city) => `${city} में ${formatCount(count)} लिस्टिंग`,
  listed: 'Nukkad लिस्टिंग',
  product: {
    heading: 'आपके पास के भरोसेमंद प्रोफ़ेशनल',
    line: 'डॉक्टर, शिक्षक, वकील, इंजीनियर और कई दूसरे',
  },
};
