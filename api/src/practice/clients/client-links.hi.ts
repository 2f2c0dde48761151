import { limits } from '@nukkad/platform/contract';
import { named } from '../../core/email/strangers.model';
import type * as english from './client-links.text';

const appointmentsKept = 'आपने अपने खाते से जो अपॉइंटमेंट बुक किए, वे वहीं रहेंगे।';

export const clientNotifications: typeof english.clientNotifications = {
  linked: (vendor) => ({
    title: 'आपका खाता एक रिकॉर्ड से जुड़ गया है',
    text: `अब आप देख सकते हैं कि ${vendor} आपके रिकॉर्ड में से क्या शेयर करते हैं: अपॉइंटमेंट और असाइनमेंट, उनके नोट कभी नहीं।`,
  }),
  refused: (vendor) => ({
    title: 'जोड़ने का एक अनुरोध अस्वीकार हुआ',
    text: `${vendor} को आपका कोई रिकॉर्ड नहीं मिला। उनसे सीधे पूछें, या दूसरे पते या नंबर से कोशिश करें।`,
  }),
  ended: (vendor) => ({
    title: 'रिकॉर्ड से एक जुड़ाव समाप्त हो गया है',
    text: `${vendor} ने आपके रिकॉर्ड का जुड़ाव समाप्त किया, इसलिए अब वह आपको नहीं दिखता। ${appointmentsKept}`,
  }),
};

export const professionalNotifications: typeof english.professionalNotifications = {
  requested: () => ({
    title: 'किसी का कहना है कि आपका एक रिकॉर्ड उनका है',
    text: 'तभी स्वीकार करें जब आप जानते हों कि यह वही हैं; वरना अस्वीकार करें। तब तक उन्हें कुछ नहीं दिखता।',
  }),
  linked: () => ({
    title: 'एक क्लाइंट ने अपना खाता जोड़ा है',
    text: 'उन्होंने आपके रिकॉर्ड के पते की पुष्टि की, और अब उसके अपॉइंटमेंट और असाइनमेंट देख सकते हैं, आपके नोट कभी नहीं।',
  }),
  ended: () => ({
    title: 'एक क्लाइंट ने जुड़ाव समाप्त किया है',
    text: 'आपका रिकॉर्ड आपके पास रहेगा। क्लाइंट को अब उसमें से कुछ नहीं दिखता।',
  }),
};

const care = 'अगर आप नहीं जानते कि यह किस बारे में है, तो इस ईमेल पर ध्यान न दें: तब कुछ शेयर नहीं होता।';

export const proofEmail: typeof english.proofEmail = (to, vendor, link) => ({
  to,
  subject: 'क्या यह आपका रिकॉर्ड है?',
  text: `नमस्ते,

Nukkad में लॉग इन किया हुआ कोई व्यक्ति वह रिकॉर्ड देखना चाहता है जो ${named(vendor)} इस पते पर रखते हैं।
अगर यह आप हैं, तो यह लिंक उसी खाते में लॉग इन रहते हुए खोलें जिसने पूछा था:
${link}

यह लिंक एक ही बार, ${limits.clientProofMinutes} मिनट तक काम करता है। ${care}
`,
});

export const invitationEmail: typeof english.invitationEmail = (to, vendor, link) => ({
  to,
  subject: 'Nukkad पर अपना रिकॉर्ड देखें',
  text: `नमस्ते,

${named(vendor)} ने आपको न्योता दिया है कि आप अपना Nukkad खाता उस रिकॉर्ड से जोड़ें जो वे आपके बारे में रखते हैं।
आपको उसके अपॉइंटमेंट और असाइनमेंट दिखेंगे। लॉग इन करें या खाता बनाएँ, और यहाँ स्वीकार करें:
${link}

यह लिंक एक ही बार, ${limits.clientInvitationDays} दिन तक काम करता है। ${care}
`,
});
