import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './ticket.text';

export const text: Translation<typeof english> = {
  title: 'ग्राहक सहायता',
  ticket: (number) => `टिकट ${number}`,
  what: 'टिकट',
  states: {
    open: 'हमारे जवाब का इंतज़ार',
    answered: 'जवाब दिया गया',
    closed: 'बंद',
  },
  talk: (number) => `टिकट ${number} के संदेश`,
  me: 'आप',
  support: 'Nukkad सहायता',
  reply: 'आपका जवाब',
  send: 'भेजें',
  sending: 'भेज रहे हैं…',
  sent: 'आपका संदेश हमें मिल गया है।',
  closed: 'यह टिकट बंद है। कुछ और हो तो हमें फिर से लिखें।',
  tooLong: (most) => `ज़्यादा से ज़्यादा ${most} अक्षर`,
  unknown: 'हमें यह टिकट नहीं मिला',
  unknownWhy:
    'हमारे ईमेल का पूरा लिंक खोलें। अगर इसी ईमेल से आपका खाता है, तो टिकट आपको ग्राहक सहायता में भी मिलेगा।',
  login: 'लॉग इन करें',
  help: 'हमें लिखें',
};
