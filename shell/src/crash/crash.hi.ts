import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './crash.text';

export const text: Translation<typeof english> = {
  title: 'एप्लिकेशन में अचानक गड़बड़ हुई!',
  explanation: 'पेज ने काम करना बंद कर दिया है, इसलिए यहाँ और कुछ नहीं दिखाया जा सकता।',
  next: 'इसे फिर से लोड करें, या होम से शुरू करें। गड़बड़ी की रिपोर्ट भेज दी गई है।',
  reload: 'फिर से लोड करें',
  home: 'होम',
  reference: (id) => `संदर्भ ${id}`,
};
