import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './questions.text';

export const text: Translation<typeof english> = {
  part: 'सवाल',
  heading: 'अक्सर पूछे जाने वाले सवाल',
  loading: 'सवाल लोड हो रहे हैं',
  what: 'सवाल',
  whatAsked: 'लोगों के सवाल',
  answered: 'लोगों ने पूछा',
};
