import { named, quoted } from '../../core/email/strangers.model';
import type * as english from './support.text';

export const arrivedEmail: typeof english.arrivedEmail = ({ to, number, address }) => ({
  to,
  subject: `आपका संदेश मिल गया (${number})`,
  text: `नमस्ते,

आपका संदेश हमें मिल गया: वह टिकट ${number} है। एक व्यक्ति उसे पढ़कर जवाब देता है।

उसे यहाँ देखें या और लिखें: ${address}

अगर आपने हमें नहीं लिखा, तो इस ईमेल पर ध्यान न दें।
`,
});

export const answeredEmail: typeof english.answeredEmail = (
  { to, name, number, address },
  answer,
) => ({
  to,
  subject: `हमने आपको जवाब दिया है (${number})`,
  text: `नमस्ते ${named(name)},

हमने आपके टिकट ${number} का जवाब दिया है:

${quoted(answer)}

जवाब देने के लिए: ${address}
`,
});

export const closedEmail: typeof english.closedEmail = ({ to, name, number, address }) => ({
  to,
  subject: `आपका टिकट बंद हो गया (${number})`,
  text: `नमस्ते ${named(name)},

हमने आपका टिकट ${number} बंद कर दिया है। आप उसे अब भी पढ़ सकते हैं: ${address}

अगर कुछ और हो, तो हमें फिर लिखें।
`,
});

export const reopenedEmail: typeof english.reopenedEmail = ({ to, name, number, address }) => ({
  to,
  subject: `आपका टिकट फिर खुल गया (${number})`,
  text: `नमस्ते ${named(name)},

हमने आपका टिकट ${number} फिर खोल दिया है और आपको लिखेंगे।

जवाब देने के लिए: ${address}
`,
});

export const notifications: typeof english.notifications = {
  answered: (number) => ({
    title: 'ग्राहक सहायता ने जवाब दिया है',
    text: `आपके टिकट ${number} का जवाब आ गया है।`,
  }),
  closed: (number) => ({
    title: 'आपका टिकट बंद हो गया',
    text: `ग्राहक सहायता ने आपका टिकट ${number} बंद कर दिया है।`,
  }),
  reopened: (number) => ({
    title: 'आपका टिकट फिर खुल गया',
    text: `ग्राहक सहायता ने आपका टिकट ${number} फिर खोल दिया है।`,
  }),
};
