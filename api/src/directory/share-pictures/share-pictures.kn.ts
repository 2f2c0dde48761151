import { formatCount } from '@nukkad/platform/format';
import type * as english from './share-pictures.text';

const people = (all: string, of = (speciality: string) => `${speciality} ${all}`) => ({
  ...{ all, of },
  promise: 'ಶುಲ್ಕ, ವಿಮರ್ಶೆ ಮತ್ತು ಖಾಲಿ ಸಮಯ ಹೋಲಿಸಿ',
});

export const text: english.CardWords = {
  lists: {
    doctor: people('ವೈದ್ಯರು', (speciality) => speciality),
    engineer: people('ಎಂಜಿನಿಯರ್‌ಗಳು'),
    ca: people('ಚಾರ್ಟರ್ಡ್ ಅಕೌಂಟೆಂಟ್‌ಗಳು'),
    advocate: people('ವಕೀಲರು'),
    teacher: people('ಶಿಕ್ಷಕರು'),
    labour: people('ಕೆಲಸಗಾರರು', (work) => work),
    officer: {
      ...people('ಅಧಿಕಾರಿಗಳು', (kind) => `${kind} ಸಂಬಂಧಿತ ದೂರುಗಳು`),
      promise: 'ಅಧಿಕಾರಿಯನ್ನು ಹುಡುಕಿ, ದೂರು ನೀಡಿ',
    },
    'govt-officer': {
      ...people('ಸರ್ಕಾರಿ ಕಚೇರಿಗಳು', (department) => department),
      promise: 'ಇಲಾಖೆಗಳು, ಅಧಿಕಾರಿಗಳು ಮತ್ತು ಫಾರ್ಮ್‌ಗಳು',
    },
  },
  otherList: (category) => people(category, (speciality) => speciality),
  inPlace: (noun, place) => `${place} ಪ್ರದೇಶದ ${noun}`,
  place: (locality, city) => (locality === city ? city : `${locality}, ${city}`),
  reviews: (count) => `${formatCount(count)} ${count === 1 ? 'ವಿಮರ್ಶೆ' : 'ವಿಮರ್ಶೆಗಳು'}`,
  count: (count, city) => `${city}: ${formatCount(count)} ಲಿಸ್ಟಿಂಗ್‌ಗಳು`,
  listed: 'Nukkad ಲಿಸ್ಟಿಂಗ್',
  product: {
    heading: 'ನಿಮ್ಮ ಹತ್ತಿರದ ನಂಬಿಕಸ್ಥ ವೃತ್ತಿಪರರು',
    line: 'ವೈದ್ಯರು, ಶಿಕ್ಷಕರು, ವಕೀಲರು ಮತ್ತು ಇನ್ನೂ ಹಲವರು',
  },
};
