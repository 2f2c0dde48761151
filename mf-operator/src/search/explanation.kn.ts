import type { RankingDetail } from '@nukkad/platform/contract';
import { formatCount, formatDecimal, formatRating } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './explanation.text';

const points = (count: number) => `${formatCount(count)} ${count === 1 ? 'ಅಂಕ' : 'ಅಂಕಗಳು'}`;

/** Points of a part that only takes away. */
const lost = (count: number) =>
  count === 0 ? 'ಅಂಕ ಕಡಿತವಿಲ್ಲ' : `${formatCount(Math.abs(count))} ಅಂಕ ಕಡಿತ`;

/** Upper bound of a duration: `25 ನಿಮಿಷದೊಳಗೆ`, `2 ಗಂಟೆಯೊಳಗೆ`. */
const within = (minutes: number) =>
  minutes < 60 ? `${Math.max(1, minutes)} ನಿಮಿಷದೊಳಗೆ` : `${Math.ceil(minutes / 60)} ಗಂಟೆಯೊಳಗೆ`;

const details: Record<RankingDetail, string> = {
  about: 'ವಿವರಣೆ',
  qualifications: 'ವಿದ್ಯಾರ್ಹತೆಗಳು',
  languages: 'ಭಾಷೆಗಳು',
  fields: 'ಕೆಲಸದ ಕ್ಷೇತ್ರಗಳು',
  landmark: 'ಹೆಗ್ಗುರುತು',
};

export const text: Translation<typeof english> = {
  title: 'ಈ ಕ್ರಮ ಏಕೆ',
  intro:
    'ಸಂದರ್ಶಕರಂತೆ ಹುಡುಕಿ, ಸ್ಥಳದ ಜೊತೆಗೂ: “HSR Layout ನಲ್ಲಿ ದಂತವೈದ್ಯರು”. ಮೊದಲಿನವರು ಆ ಸ್ಥಾನದಲ್ಲಿ ಏಕಿದ್ದಾರೆ ಎಂದು ನೋಡಬಹುದು. ಸಾವಿರ ಅಂಕಗಳು ಒಂದು ಸ್ಟಾರ್‌ಗೆ ಸಮ. ಪೇಯ್ಡ್ ಸ್ಥಾನಗಳಿಗೆ “ಪ್ರಾಯೋಜಿತ” ಎಂಬ ಗುರುತು ಇರುತ್ತದೆ, ಅವು ಪ್ರತ್ಯೇಕವಾಗಿರುತ್ತವೆ ಮತ್ತು ಈ ಕ್ರಮವನ್ನು ಎಂದಿಗೂ ಬದಲಾಯಿಸುವುದಿಲ್ಲ.',
  field: 'ಹುಡುಕಾಟದ ಕ್ರಮ ತಿಳಿಯಿರಿ',
  placeholder: 'HSR Layout ನಲ್ಲಿ ದಂತವೈದ್ಯರು',
  what: 'ವಿವರಣೆ',
  nobody: 'ಈ ಪದಗಳಿಗೆ ಯಾರೂ ಸಿಗಲಿಲ್ಲ.',
  list: 'ಮೊದಲ ಸ್ಥಾನಗಳು',
  summary: (topic, place) =>
    [topic ? `ಅರ್ಥವಾದದ್ದು: ${topic}` : 'ಹೆಸರು ಅಥವಾ ಪದಗಳಿಂದ ಸಿಕ್ಕವರು', place && `${place} ಸುತ್ತಮುತ್ತ`]
      .filter(Boolean)
      .join(', ')
      .concat('.'),
  points,
  ahead: (count) => `ಮುಂದಿನವರಿಗಿಂತ ${points(count)} ಹೆಚ್ಚು.`,
  level: 'ಮುಂದಿನವರಿಗೆ ಸಮ: ಸಮಾನರ ನಡುವಿನ ಕ್ರಮ ನಿಗದಿತ, ಅದು ಎಂದಿಗೂ ಬದಲಾಗುವುದಿಲ್ಲ.',
  named: 'ಹೆಸರು ಅಥವಾ ಪದಗಳಿಂದ ಸಿಕ್ಕವರು: ಅಂಕ ಕಡಿತವಿಲ್ಲ.',
  match: (topic, count) => `${topic} ಜೊತೆ ಹೊಂದಿಕೆ: ${lost(count)}.`,
  noPlace: 'ಸ್ಥಳ ಕೇಳಿಲ್ಲ: ದೂರ ಲೆಕ್ಕಕ್ಕಿಲ್ಲ.',
  distance: (km, count) => `${formatDecimal(km, 1)} ಕಿ.ಮೀ. ದೂರ: ${lost(count)}.`,
  rating: (average, reviews, count) =>
    `${formatCount(reviews)} ${reviews === 1 ? 'ವಿಮರ್ಶೆಯಲ್ಲಿ' : 'ವಿಮರ್ಶೆಗಳಲ್ಲಿ'} ರೇಟಿಂಗ್ ${formatRating(average)}: ${points(count)}.`,
  fewReviews: (reviews, count) =>
    `${reviews === 0 ? 'ವಿಮರ್ಶೆಗಳಿಲ್ಲ' : `${formatCount(reviews)} ವಿಮರ್ಶೆ ಮಾತ್ರ`}, ಹಾಗಾಗಿ ಸಾಮಾನ್ಯ ರೇಟಿಂಗ್‌ಗೆ ಹತ್ತಿರ: ${points(count)}.`,
  noResponse: 'ವಿನಂತಿಗಳಿಗೆ ಇನ್ನೂ ಉತ್ತರಗಳಿಲ್ಲ: 0 ಅಂಕಗಳು.',
  response: (minutes, count) => `ಸಾಮಾನ್ಯವಾಗಿ ${within(minutes)} ಉತ್ತರಿಸುತ್ತಾರೆ: ${points(count)}.`,
  availability: (days, count) => `ವಾರಕ್ಕೆ ${days} ದಿನ ಕೆಲಸ: ${points(count)}.`,
  complete: (count) => `ಪುಟ ಪೂರ್ಣವಾಗಿದೆ: ${points(count)}.`,
  incomplete: (missing, count) =>
    `ಪುಟದಲ್ಲಿ ಇಲ್ಲ (${missing.map((one) => details[one]).join(', ')}): ${points(count)}.`,
};
