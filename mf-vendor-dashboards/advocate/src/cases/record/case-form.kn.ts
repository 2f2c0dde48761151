import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './case-form.text';

export const text: Translation<typeof english> = {
  add: '+ ಪ್ರಕರಣ ಸೇರಿಸಿ',
  form: 'ಪ್ರಕರಣ ಸೇರಿಸಿ',
  formOf: (title) => `${title}: ಬದಲಾಯಿಸಿ`,
  title: 'ಶೀರ್ಷಿಕೆ',
  titleHint: 'ನೀವು ಕರೆಯುವ ಹೆಸರು: ರಾವ್ ವಿರುದ್ಧ ಕರ್ನಾಟಕ ರಾಜ್ಯ',
  category: 'ಪ್ರಕರಣದ ವರ್ಗ',
  who: 'ಕಕ್ಷಿದಾರರು',
  whoOptions: { known: 'ನನ್ನ ಕಕ್ಷಿದಾರರಲ್ಲಿ ಒಬ್ಬರು', new: 'ಹೊಸಬರು' },
  client: 'ಕಕ್ಷಿದಾರರ ಹೆಸರು',
  clientHint: 'ಹೆಸರು ಅಥವಾ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ.',
  noClient: 'ನಿಮ್ಮ ಯಾವ ಕಕ್ಷಿದಾರರ ಹೆಸರಿನಲ್ಲೂ ಇದು ಇಲ್ಲ',
  clientUnknown: 'ಪಟ್ಟಿಯಿಂದ ನಿಮ್ಮ ಕಕ್ಷಿದಾರರನ್ನು ಆಯ್ಕೆ ಮಾಡಿ, ಅಥವಾ ಹೊಸಬರನ್ನು ಸೇರಿಸಿ',
  name: 'ಹೊಸ ಕಕ್ಷಿದಾರರ ಹೆಸರು',
  phone: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ',
  phoneWrong: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯಲ್ಲಿ 10 ಅಂಕಿಗಳಿರುತ್ತವೆ',
  opponent: 'ಎದುರು ಪಕ್ಷ (ವಿರುದ್ಧ)',
  court: 'ನ್ಯಾಯಾಲಯ',
  stage: 'ಹಂತ',
  stageHint: 'ಸಾಕ್ಷ್ಯ, ವಾದ, ತೀರ್ಪು ಕಾಯ್ದಿರಿಸಲಾಗಿದೆ…',
  outcome: 'ಫಲಿತಾಂಶ',
  outcomeHint: 'ಫಲಿತಾಂಶ ಇರುವ ಪ್ರಕರಣ ಮುಗಿದಿರುತ್ತದೆ.',
  note: 'ಟಿಪ್ಪಣಿ',
  save: 'ಪ್ರಕರಣ ಉಳಿಸಿ',
  saved: (title) => `${title}: ಉಳಿಸಲಾಗಿದೆ.`,
};
