import { limits } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './complaints.text';

const levels: Record<number, string> = {
  2: 'यह आपके दफ़्तर के प्रमुख तक पहुँच गई है।',
  3: 'यह Nukkad की टीम तक पहुँच गई है।',
};

export const text: Translation<typeof english> = {
  home: 'डैशबोर्ड',
  title: 'शिकायतें',
  what: 'शिकायतें',
  latest: 'सबसे नई शिकायतें',
  viewAll: 'सभी देखें',
  none: 'कोई शिकायत प्रकाशित नहीं है',
  noneWhy: 'आपके और आपके विभागों के बारे में शिकायतें यहाँ वैसी ही दिखती हैं जैसी सब पढ़ सकते हैं।',
  statuses: {
    received: 'मिली',
    'in-progress': 'कार्रवाई जारी',
    answered: 'जवाब दिया गया',
    closed: 'बंद',
    rejected: 'हटाई गई',
  },
  alike: (count) => (count === 1 ? '1 और व्यक्ति यही कहते हैं' : `${count} और लोग यही कहते हैं`),
  answer: 'जवाब',
  unread: 'बिना पढ़े संदेश',
  rating: 'कुल रेटिंग',
  about: (department) => `विभाग: ${department}`,
  from: (name) => `${name} की ओर से`,
  unnamed: 'किसी ऐसे व्यक्ति से जो अपना नाम नहीं बताना चाहते',
  due: (day) => `अगला क़दम ${day} तक`,
  moved: (level) => levels[level] ?? '',
  takeUp: 'हम इसे देख रहे हैं',
  takeUpOf: (number) => `हम इसे देख रहे हैं: ${number}`,
  takingUp: 'यह बताना कि आप इसे देख रहे हैं',
  write: 'जवाब दें',
  writeTo: (number) => `${number} का जवाब दें`,
  yourAnswer: 'आपका जवाब',
  answerHint: 'इसे सब पढ़ सकते हैं, और इसे बदला नहीं जा सकता। निजी व्यक्तियों के नाम न लिखें।',
  publish: 'जवाब प्रकाशित करें',
  publishing: 'प्रकाशित हो रहा है…',
  published: 'आपका जवाब प्रकाशित हो गया है, और हमने शिकायत करने वाले को बता दिया है।',
  tooLong: `ज़्यादा से ज़्यादा ${limits.complaintTextMaxLength} अक्षर लिखें।`,
};
