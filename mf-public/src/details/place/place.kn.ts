import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './place.text';

export const text: Translation<typeof english> = {
  address: 'ವಿಳಾಸ',
  directions: 'ದಾರಿ ನೋಡಿ',
  map: 'ನಕ್ಷೆ',
  closeMap: 'ನಕ್ಷೆ ಮುಚ್ಚಿ',
  mapOf: (name) => `ನಕ್ಷೆ: ${name} ಇರುವ ಸ್ಥಳ`,
  rings: (name) => `ವೃತ್ತಗಳು ${name} ಇಂದ ದೂರವನ್ನು ತೋರಿಸುತ್ತವೆ.`,
  distance: (km, place) => `${place} ಇಂದ ${km} ಕಿ.ಮೀ.`,
  near: (place) => `${place} ಪ್ರದೇಶದಲ್ಲಿ`,
  landmark: 'ಲ್ಯಾಂಡ್‌ಮಾರ್ಕ್',
  parking: 'ಪಾರ್ಕಿಂಗ್',
  noAddress: 'ವಿಳಾಸ ನೀಡಿಲ್ಲ.',
  hours: 'ಕೆಲಸದ ಸಮಯ',
  noHours: 'ಸಮಯ ನೀಡಿಲ್ಲ.',
  closed: 'ಮುಚ್ಚಿದೆ',
  lunch: (from, to) => `ಊಟದ ವಿರಾಮ ${from} – ${to}`,
  span: (from, to) => `${from} – ${to}`,
  weekdays: ['ಸೋಮವಾರ', 'ಮಂಗಳವಾರ', 'ಬುಧವಾರ', 'ಗುರುವಾರ', 'ಶುಕ್ರವಾರ', 'ಶನಿವಾರ', 'ಭಾನುವಾರ'],
  days: ['ಸೋಮ', 'ಮಂಗಳ', 'ಬುಧ', 'ಗುರು', 'ಶುಕ್ರ', 'ಶನಿ', 'ಭಾನು'],
  openUntil: (time) => `ಈಗ ತೆರೆದಿದೆ · ${time} ವರೆಗೆ`,
  lunchUntil: (time) => `ಊಟದ ವಿರಾಮ · ${time} ಕ್ಕೆ ವಾಪಸ್`,
  opensAt: (when) => `ಮುಚ್ಚಿದೆ · ${when} ಕ್ಕೆ ತೆರೆಯುತ್ತದೆ`,
  closedNow: 'ಈಗ ಮುಚ್ಚಿದೆ',
  at: (day, time) => `${day} ${time}`,
  tomorrow: 'ನಾಳೆ',
};
