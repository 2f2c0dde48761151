import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './landing.text';

export const text: Translation<typeof english> = {
  title: 'ನಿಮ್ಮ ಹತ್ತಿರದ ನಂಬಿಕಸ್ಥ ವೃತ್ತಿಪರರು',
  description:
    'ನಂಬಬಹುದಾದ ಸ್ಥಳೀಯ ವೃತ್ತಿಪರರನ್ನು ಹುಡುಕಿ, ಬುಕ್ ಮಾಡಿ: ವೈದ್ಯರು, ಶಿಕ್ಷಕರು, ವಕೀಲರು, ಎಂಜಿನಿಯರ್‌ಗಳು ಮತ್ತು ಇನ್ನೂ ಹಲವರು. ಶುಲ್ಕ, ಖಾಲಿ ಸಮಯ, ರೇಟಿಂಗ್ ಕಣ್ಣೆದುರೇ.',
  heading: 'ನಿಮ್ಮ ಹತ್ತಿರದ ನಂಬಿಕಸ್ಥ ವೃತ್ತಿಪರರನ್ನು ತಿಳಿಯಿರಿ, ಹುಡುಕಿ',
  lead: 'ವೈದ್ಯರು, ಶಿಕ್ಷಕರು, ವಕೀಲರು, ಎಂಜಿನಿಯರ್‌ಗಳು ಮತ್ತು ಇನ್ನೂ ಹಲವರು. ಶುಲ್ಕ, ಭಾಷೆ, ರೇಟಿಂಗ್ ಕಣ್ಣೆದುರೇ.',
  notFoundWhy: 'ಲಿಂಕ್ ಹಳೆಯದಾಗಿರಬಹುದು ಅಥವಾ ತಪ್ಪಾಗಿರಬಹುದು. ಹುಡುಕಿ, ಅಥವಾ ಕೆಳಗಿನ ವರ್ಗದಿಂದ ಆರಂಭಿಸಿ.',
  categories: 'ವರ್ಗಗಳು',
  categoriesLead: 'ನಿಮಗೆ ಯಾರು ಬೇಕು ಎಂದು ಆಯ್ಕೆ ಮಾಡಿ',
  loadingCategories: 'ವರ್ಗಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ',
  categoriesName: 'ವರ್ಗಗಳು',
  noCategories: 'ಇನ್ನೂ ವರ್ಗಗಳಿಲ್ಲ',
  noCategoriesWhy: 'ಮೊದಲ ವರ್ಗ ತೆರೆದ ಕೂಡಲೇ ವೃತ್ತಿಪರರು ಇಲ್ಲಿ ಕಾಣುತ್ತಾರೆ.',
  parts: {
    banner: 'ಮುಖ್ಯಾಂಶಗಳು',
    lists: 'ಮುಖಪುಟದ ಭಾಗಗಳು',
    engagements: 'ಹಿಂದಿನ ಕೆಲಸಗಳು',
    questions: 'ಪ್ರಶ್ನೆಗಳು',
    help: 'ಸಹಾಯ ಫಾರ್ಮ್',
  },
  forProfessionals: 'ನೀವು ವೃತ್ತಿಪರರೇ?',
  forProfessionalsWhy: 'ನಿಮ್ಮ ಕೆಲಸ, ಶುಲ್ಕ ಮತ್ತು ಸಮಯವನ್ನು ನಿಮ್ಮ ನೆರೆಹೊರೆಯ ಜನರಿಗೆ ತೋರಿಸಿ. ಲಿಸ್ಟಿಂಗ್ ಉಚಿತ.',
  listYourself: 'ಉಚಿತವಾಗಿ ಲಿಸ್ಟಿಂಗ್ ಮಾಡಿ',
};
