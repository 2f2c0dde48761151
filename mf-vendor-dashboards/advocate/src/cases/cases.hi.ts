import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './cases.text';

export const text: Translation<typeof english> = {
  title: 'मेरे केस',
  tabs: 'केस और अनुरोध',
  cases: 'केस',
  requests: 'केस के अनुरोध',
  what: 'केस',
  caption: 'केस',
  none: 'अभी कोई केस नहीं',
  noneWhy: 'केस का कोई अनुरोध स्वीकार करें, या वह केस जोड़ें जो आपके पास पहले से है।',
  noneFound: 'कोई केस मेल नहीं खाता',
  search: 'केस खोजें',
  searchHint: 'शीर्षक, नंबर, मुवक्किल या दूसरा पक्ष',
  find: 'खोजें',
  outcome: 'नतीजा',
  all: 'सभी केस',
  add: '+ केस जोड़ें',
  columns: {
    number: 'केस',
    title: 'शीर्षक',
    client: 'मुवक्किल',
    category: 'केस की श्रेणी',
    stage: 'चरण',
    next: 'अगली सुनवाई',
    outcome: 'नतीजा',
    opened: 'कब शुरू हुआ',
  },
};
