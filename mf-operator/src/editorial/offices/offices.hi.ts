import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './offices.text';

export const text: Translation<typeof english> = {
  what: 'सरकारी दफ़्तर',
  choose: 'दफ़्तर',
  nameOf: (name, departments) => `${name} (${departments})`,
  intro:
    'किन सरकारी दफ़्तरों का पेज है, और उनमें कौन-से विभाग हैं। अधिकारी लिस्टिंग बनाते समय अपना विभाग बताते हैं, और आपके मंज़ूर करने पर उसका पेज सँभालते हैं। विज़िटर को बदलाव पाँच सेकंड के अंदर दिखता है।',
  form: (name) => `दफ़्तर: ${name}`,
  heading: 'शीर्षक',
  headingHint: 'जैसा विज़िटर देखते हैं, जैसे Finance and Taxes',
  about: 'दफ़्तर के बारे में',
  list: 'विभाग',
  department: (place) => `विभाग ${place}`,
  name: 'नाम',
  aboutDepartment: 'विभाग के बारे में',
  address: 'पता',
  addressHint: 'पिन कोड के साथ, जिससे दफ़्तरों का नक्शा इसे ढूँढता है।',
  phone: 'फ़ोन',
  add: 'विभाग जोड़ें',
  none: 'दफ़्तर में कम से कम एक विभाग होना चाहिए।',
  saved: 'दफ़्तर सेव हो गया है।',
};
