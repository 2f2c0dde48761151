import { formatPhone } from '@nukkad/platform/format';
import { nameIn } from '@nukkad/platform/names/in-languages';
import { named } from '../../core/email/strangers.model';
import type * as english from './requests.text';

export const notifications: typeof english.notifications = {
  callBack: ({ reference, name, phone, city }) => ({
    title: 'कोई वापस कॉल चाहता है',
    text: `${name} (${nameIn('hi', city)}) अपॉइंटमेंट चाहते हैं। ${formatPhone(phone)} पर कॉल करें (${reference})।`,
  }),
};

export const callBackEmail: typeof english.callBackEmail = ({
  to,
  vendorName,
  dashboard,
  ...asked
}) => ({
  to,
  subject: `कोई वापस कॉल चाहता है (${asked.reference})`,
  text: `नमस्ते ${named(vendorName)},

अपॉइंटमेंट ढूँढ रहे किसी व्यक्ति ने वापस कॉल करने को कहा है:

नाम: ${named(asked.name)}
फ़ोन: ${formatPhone(asked.phone)}
शहर: ${named(nameIn('hi', asked.city))}

हमने उनके पास के कुछ और लोगों से भी पूछा है, और अभी कुछ बुक नहीं हुआ है। समय तय हो जाने पर उसे अपने
डैशबोर्ड में जोड़ें: ${dashboard}
`,
});
