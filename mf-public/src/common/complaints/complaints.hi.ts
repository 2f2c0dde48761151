import type { ComplaintStatus } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './complaints.text';
import { kinds } from './kinds.hi';

const statuses: Record<ComplaintStatus, string> = {
  received: 'मिल गई',
  'in-progress': 'काम जारी है',
  answered: 'जवाब दिया गया',
  closed: 'बंद',
  rejected: 'प्रकाशित नहीं',
};

export const text: Translation<typeof english> = {
  kind: (kind) => kinds[kind] ?? localName(kind),
  status: (status) => statuses[status],
  alike: (count) =>
    count === '1' ? '1 और व्यक्ति का भी यही कहना है' : `${count} और लोगों का भी यही कहना है`,
  answer: 'जवाब',
  about: (name, about) => (about === '' ? name : `${name}, ${about}`),
  meToo: 'मेरे साथ भी',
  meTooTo: (number) => `मेरे साथ भी: ${number}`,
  takeBack: '“मेरे साथ भी” वापस लें',
  takeBackTo: (number) => `“मेरे साथ भी” वापस लें: ${number}`,
  storing: 'सेव हो रहा है…',
  meTooLogin: '“मेरे साथ भी” कहने के लिए लॉग इन करें',
  meTooFailed: 'आपका “मेरे साथ भी” सेव नहीं हो सका। थोड़ी देर में फिर कोशिश करें।',
};
