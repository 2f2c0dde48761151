import { type ComplaintEvent, limits } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './complaint.text';

const levels: Record<number, string> = {
  1: 'दफ़्तर',
  2: 'दफ़्तर के प्रमुख',
  3: 'Nukkad टीम',
};

const levelOf = (level: number | null) => levels[level ?? 1] ?? 'ऊपर के अधिकारी';

const events: Record<ComplaintEvent['kind'], (level: number | null) => string> = {
  received: () => 'शिकायत मिली',
  published: () => 'जाँची गई, निजी जानकारी हटाई गई और प्रकाशित की गई। दफ़्तर को बता दिया गया है।',
  rejected: () => 'प्रकाशित नहीं हुई',
  'in-progress': () => 'दफ़्तर इसे देख रहा है',
  escalated: (level) => `दफ़्तर ने समय पर जवाब नहीं दिया। अब यह ${levelOf(level)} के पास है।`,
  answered: () => 'दफ़्तर ने जवाब दिया',
  closed: () => 'बंद हुई',
  'taken-down': () => 'हटाई गई',
};

const contested = (level: number | null) =>
  `शिकायत करने वाले का कहना है कि जवाब से बात नहीं बनी। अब यह ${levelOf(level)} के पास है।`;

export const text: Translation<typeof english> = {
  title: (number) => `शिकायत ${number}`,
  list: 'शिकायतें',
  what: 'शिकायत',
  unknown: 'हमें यह शिकायत नहीं मिली',
  unknownWhy:
    'इस नंबर की कोई शिकायत नहीं है, या वह प्रकाशित नहीं है। आपकी अपनी शिकायत लॉग इन करने पर, या हमारे ईमेल के लिंक से खुलती है।',
  login: 'लॉग इन करें',
  all: 'शिकायतें देखें',
  about: (name, about) => (about === '' ? name : `${name}, ${about}`),
  aboutWhom: 'किसके बारे में',
  kind: 'प्रकार',
  with: 'अभी किसके पास',
  level: levelOf,
  due: 'अगला क़दम कब तक',
  dueRead: 'कब तक पढ़ी जाएगी',
  published: 'जो सब पढ़ सकते हैं',
  notYet: 'अभी इसे सिर्फ़ आप और Nukkad टीम पढ़ सकते हैं।',
  never: 'इसे सिर्फ़ आप और Nukkad टीम पढ़ सकते हैं।',
  yours: 'जो आपने भेजा',
  anonymous: 'आप गुमनाम रहेंगे: दफ़्तर को नहीं बताया जाता कि आप कौन हैं।',
  named: 'दफ़्तर को आपका नाम बताया जाता है।',
  files: 'आपके सबूत',
  saveFile: (name) => `${name} डाउनलोड करें`,
  notSaved: 'फ़ाइल नहीं मिल सकी। थोड़ी देर में फिर कोशिश करें।',
  answer: 'दफ़्तर का जवाब',
  timeline: 'अब तक क्या हुआ',
  event: ({ kind, level, isContested = false }) =>
    isContested ? contested(level) : events[kind](level),
  reason: (reason) => `कारण: ${reason}`,
  isSettled: 'क्या जवाब से बात बन गई?',
  yourTurn: 'क्या बात बन गई?',
  contest: 'बात नहीं बनी',
  contestWhy: 'क्या बाक़ी है?',
  contestHint: 'इसे सिर्फ़ Nukkad टीम पढ़ती है। वह दफ़्तर से बात करती है, और दफ़्तर फिर से जवाब दे सकता है।',
  contestNow: 'Nukkad टीम को भेजें',
  contesting: 'भेज रहे हैं…',
  contested: 'अब इसे Nukkad टीम देखेगी। दफ़्तर को बता दिया गया है।',
  cancel: 'रद्द करें',
  tooLong: `ज़्यादा से ज़्यादा ${limits.complaintTextMaxLength} अक्षर लिखें।`,
  close: 'मेरी शिकायत बंद करें',
  closeAsk: 'यह शिकायत बंद करें?',
  closeWhy: 'दफ़्तर को और कुछ नहीं करना होगा। जो प्रकाशित है वह बना रहेगा।',
  closeNow: 'बंद करें',
  keep: 'खुली रहने दें',
  closing: 'बंद कर रहे हैं…',
  notClosed: 'बंद नहीं हो सकी। अभी की स्थिति देखने के लिए पेज फिर से लोड करें।',
  comeBack: 'इस पेज का लिंक आपकी शिकायत खोलता है: इसे सँभालकर रखें और किसी को न दें।',
  copy: 'लिंक कॉपी करें',
};
