import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './frame.text';

export const text: Translation<typeof english> = {
  menu: 'आपका डैशबोर्ड',
  toggle: (section) => `मेन्यू: ${section}`,
  groups: { account: 'खाता सेटिंग', other: 'अन्य' },
  sections: {
    appointments: 'मेरे अपॉइंटमेंट',
    personalInfo: 'प्रोफ़ाइल की जानकारी',
    manageAddresses: 'पते मैनेज करें',
    reviews: 'समीक्षाएँ और रेटिंग',
    favourites: 'पसंदीदा',
    support: 'ग्राहक सहायता',
    messages: 'संदेश',
    assignments: 'असाइनमेंट',
    records: 'प्रोफ़ेशनल के पास रिकॉर्ड',
  },
  logout: 'लॉग आउट करें',
  remove: 'खाता मिटाएँ',
  accountExitPart: 'लॉग आउट और खाता मिटाना',
};
