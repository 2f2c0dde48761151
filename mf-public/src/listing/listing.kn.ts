import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './listing.text';

export const text: Translation<typeof english> = {
  all: 'ಎಲ್ಲಾ',
  loading: (many) => `ಲೋಡ್ ಆಗುತ್ತಿದೆ: ${many}`,
  results: 'ಫಲಿತಾಂಶಗಳು',
  count: (count, many) => `${count} ${many}`,
  countIn: (count, place) => `${count}, ${place}`,
  countAround: (count, place, city) => `${place} ಮತ್ತು ${city} ನ ಇತರೆಡೆ ${count}`,
  countWithin: (count, km, place) => `${count}, ${place} ಇಂದ ${km} ಕಿ.ಮೀ. ಒಳಗೆ`,
  countLiked: (count) => `ನಿಮ್ಮ ಮೆಚ್ಚಿನ ${count}`,
  description: (count) =>
    `${count}: ರೇಟಿಂಗ್, ಶುಲ್ಕ, ದೂರ ಮತ್ತು ಮುಂದಿನ ಖಾಲಿ ಸಮಯ ಹೋಲಿಸಿ. ಕರೆ, ಚಾಟ್ ಅಥವಾ ಆನ್‌ಲೈನ್ ಬುಕಿಂಗ್ ಮಾಡಿ.`,
  descriptionOf: (title) =>
    `${title}: ರೇಟಿಂಗ್, ಶುಲ್ಕ, ದೂರ ಮತ್ತು ಖಾಲಿ ಸಮಯ ಹೋಲಿಸಿ, ನಂತರ ಕರೆ, ಚಾಟ್ ಅಥವಾ ಆನ್‌ಲೈನ್ ಬುಕಿಂಗ್ ಮಾಡಿ.`,
  seeEveryone: (many) => `ಎಲ್ಲಾ ${many}`,
  writeComplaint: 'ದೂರು ಬರೆಯಿರಿ',
  searchIn: (many) => `ಹುಡುಕಿ: ${many}`,
  search: 'ಹುಡುಕಿ',
  map: 'ನಕ್ಷೆ',
  backToList: 'ಪಟ್ಟಿಗೆ ಹಿಂದೆ',
  mapOf: (many, place) => `ನಕ್ಷೆ: ${many}, ${place} ಸುತ್ತಮುತ್ತ`,
  otherProfession: (term, many) => `“${term}”: ${many} ವರ್ಗದಲ್ಲಿ ಹೆಚ್ಚು ಫಲಿತಾಂಶಗಳಿವೆ`,
  otherProfessionWhy: (count, many) => `ಇದಕ್ಕೆ ಹೊಂದುವ ${many}: ${count}.`,
  otherProfessionLink: (many) => `ತೋರಿಸಿ: ${many}`,
  offices: 'ಸರ್ಕಾರಿ ಕಚೇರಿಗಳು',
  beside: 'ಫಾರ್ಮ್‌ಗಳು ಮತ್ತು ಪ್ರಶ್ನೆಗಳು',
  asidePart: 'ಫಾರ್ಮ್‌ಗಳು ಮತ್ತು ಪ್ರಶ್ನೆಗಳು',
  bannerTitle: (subject) =>
    subject === null ? 'ನಿಮ್ಮ ಮೊದಲ ತರಗತಿ ಟ್ರಯಲ್' : `ನಿಮ್ಮ ಮೊದಲ ${subject} ತರಗತಿ ಟ್ರಯಲ್`,
  bannerText: (place) =>
    `${place} ಪ್ರದೇಶದ ಶಿಕ್ಷಕರನ್ನು ಆರಿಸಿ, 20 ನಿಮಿಷ ಉಚಿತವಾಗಿ ಬುಕ್ ಮಾಡಿ, ಹಣ ಕೊಡುವ ಮೊದಲು ಸರಿಹೊಂದುತ್ತದೆಯೇ ನೋಡಿ.`,
};
