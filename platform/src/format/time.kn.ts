import type { Translation } from '../words';
import type { text as english } from './time.text';

export const text: Translation<typeof english> = {
  near: { [-1]: 'ನಿನ್ನೆ', 0: 'ಇಂದು', 1: 'ನಾಳೆ' },
  justNow: 'ಈಗಷ್ಟೇ',
  span: (start, end) => `${start} ರಿಂದ ${end}`,
  minutes: (count) => `${count} ನಿಮಿಷ`,
  hours: (count) => `${count} ${count === 1 ? 'ಗಂಟೆ' : 'ಗಂಟೆಗಳು'}`,
};
