import { nameIn } from '@nukkad/platform/names/in-languages';
import { named } from '../../core/email/strangers.model';
import type * as english from './verification.text';

export const notifications: typeof english.notifications = {
  approved: () => ({
    title: 'आप लिस्ट हो गए हैं',
    text: 'आपके दस्तावेज़ जाँच लिए गए हैं। आपके पेज पर अब सत्यापित बैज है।',
  }),
  returned: () => ({
    title: 'लिस्ट होने से पहले कुछ बाक़ी है',
    text: 'आपने जो भेजा, हमने देखा। देखें कि क्या बदलना है, फिर दोबारा भेजें।',
  }),
  'document-approved': (title) => ({
    title: 'आपका दस्तावेज़ जाँच लिया गया',
    text: `“${nameIn('hi', title)}” अब आपके पेज पर है।`,
  }),
  'document-rejected': (title, reason) => ({
    title: 'आपका दस्तावेज़ मंज़ूर नहीं हुआ',
    text: `“${nameIn('hi', title)}” नहीं दिखता: ${reason}`,
  }),
};

export const approvedEmail: typeof english.approvedEmail = ({ to, name, note, ...way }) => ({
  to,
  subject: 'आप Nukkad पर लिस्ट हो गए हैं',
  text: `नमस्ते ${named(name)},

आपके दस्तावेज़ जाँच लिए गए हैं। आपका पेज अब सत्यापित बैज के साथ लिस्ट है।
${said(note)}
आपका पेज: ${way.publicPage}
आपका डैशबोर्ड: ${way.address}
`,
});

export const returnedEmail: typeof english.returnedEmail = ({
  to,
  name,
  address,
  note,
  rejected,
}) => ({
  to,
  subject: 'लिस्ट होने से पहले कुछ बाक़ी है',
  text: `नमस्ते ${named(name)},

आपने जो भेजा, हमने देखा। लिस्ट होने से पहले कुछ बदलना होगा।
${said(note)}${rejected.map(({ title, reason }) => `\n${named(nameIn('hi', title))}: ${reason}\n`).join('')}
आपने जो भी भरा, वह सेव है। यहाँ जो बताया गया है उसे बदलें और दोबारा भेजें: ${address}
`,
});

export const documentEmail: typeof english.documentEmail = ({
  to,
  name,
  notification,
  address,
}) => ({
  to,
  subject: notification.title,
  text: `नमस्ते ${named(name)},

${notification.text}

आपके दस्तावेज़: ${address}
`,
});

const said = (note: string | undefined) => (note === undefined ? '' : `\n${note}\n`);
