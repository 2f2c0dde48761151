import type { Translation } from '@nukkad/platform/words';
import type * as english from './words.text';

export const queueWords: Translation<typeof english.queueWords> = {
  verifications: { title: 'सत्यापन', one: 'प्रोफ़ेशनल', many: 'प्रोफ़ेशनल' },
  complaints: { title: 'शिकायतें', one: 'शिकायत', many: 'शिकायतें' },
  campaigns: { title: 'अभियान', one: 'अभियान', many: 'अभियान' },
  questions: { title: 'सवाल', one: 'सवाल', many: 'सवाल' },
  reviews: { title: 'समीक्षाएँ', one: 'समीक्षा', many: 'समीक्षाएँ' },
  stories: { title: 'कहानियाँ', one: 'कहानी', many: 'कहानियाँ' },
  tickets: { title: 'सहायता', one: 'टिकट', many: 'टिकट' },
  offices: { title: 'दफ़्तर', one: 'दफ़्तर का अनुरोध', many: 'दफ़्तर के अनुरोध' },
  claims: { title: 'नए दावे', one: 'दावा', many: 'दावे' },
  payments: { title: 'पैसे', one: 'पैसों का केस', many: 'पैसों के केस' },
};

export const counted: Translation<typeof english.counted> = (queue, count) =>
  `${count} ${count === 1 ? queueWords[queue].one : queueWords[queue].many}`;

export const doneWords: Translation<typeof english.doneWords> = {
  publish: 'प्रकाशित किया',
  reject: 'अस्वीकार किया',
  stop: 'रोक दिया',
  keep: 'रहने दिया',
  'take-down': 'हटा दिया',
  answer: 'जवाब दिया',
  close: 'बंद किया',
  reopen: 'फिर खोला',
  grant: 'अधिकार दिया',
  revoke: 'अधिकार वापस लिया',
  approve: 'मंज़ूर किया',
  confirm: 'पुष्टि हो गई',
};
