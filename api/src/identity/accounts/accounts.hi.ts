import { limits } from '@nukkad/platform/contract';
import { named } from '../../core/email/strangers.model';
import type * as english from './accounts.text';

const care = `यह ${limits.otpMinutes} मिनट तक, उसी ब्राउज़र में काम करता है जिसने इसे माँगा था।
Nukkad इसे फ़ोन पर कभी नहीं पूछता। अगर यह आपने नहीं किया, तो इस ईमेल पर ध्यान न दें।`;

export const registrationEmail: typeof english.registrationEmail = (to, code) => ({
  to,
  subject: 'आपका Nukkad कोड',
  text: `नमस्ते,\n\nआपका कोड ${code} है\n\n${care}\n`,
});

export const passwordLinkEmail: typeof english.passwordLinkEmail = (to, name, link) => ({
  to,
  subject: 'नया पासवर्ड चुनें',
  text: `नमस्ते ${named(name)},

Nukkad के लिए नया पासवर्ड यहाँ चुनें:
${link}

यह लिंक एक ही बार, ${limits.resetLinkMinutes} मिनट तक काम करता है। Nukkad से कोई भी इसे कभी नहीं पूछता।
अगर आपने इसे नहीं माँगा था, तो इस ईमेल पर ध्यान न दें: आपका पासवर्ड वही रहेगा।
`,
});

export const newAddressEmail: typeof english.newAddressEmail = (to, code) => ({
  to,
  subject: 'अपने नए ईमेल की पुष्टि करें',
  text: `नमस्ते,\n\nNukkad पर इस ईमेल की पुष्टि के लिए आपका कोड ${code} है\n\n${care}\n`,
});

export const addressChangingEmail: typeof english.addressChangingEmail = (to, name, next) => ({
  to,
  subject: 'Nukkad पर आपका ईमेल बदला जा रहा है',
  text: `नमस्ते ${named(name)},

आपके खाते में लॉग इन किए किसी व्यक्ति ने ईमेल बदलकर ${masked(next)} करने को कहा है।
जब तक उस पते की पुष्टि नहीं होती, यही पता रहेगा। अगर यह आपने नहीं किया, तो अभी अपना पासवर्ड बदलें।
`,
});

export const addressChangedEmail: typeof english.addressChangedEmail = (
  to,
  name,
  { next, link },
) => ({
  to,
  subject: 'Nukkad पर आपका ईमेल बदल गया है',
  text: `नमस्ते ${named(name)},

आपके खाते का ईमेल अब ${masked(next)} है।
अगर यह आपने नहीं किया, तो यहाँ इस पते को फिर से अपना ईमेल बनाएँ और नया पासवर्ड चुनें:
${link}

यह लिंक एक ही बार, ${limits.emailTakeBackHours} घंटे तक काम करता है। इससे हर डिवाइस लॉग आउट हो जाता है, और पासकी
तथा जुड़े हुए साइन-इन हट जाते हैं। Nukkad से कोई भी इसे कभी नहीं पूछता। अगर यह आपने ही किया है, तो कुछ करने की
ज़रूरत नहीं है।
`,
});

export const addressTakenBackEmail: typeof english.addressTakenBackEmail = (to, name) => ({
  to,
  subject: 'Nukkad पर यह फिर से आपका ईमेल है',
  text: `नमस्ते ${named(name)},

यह पता फिर से आपके खाते का ईमेल है, उस पासवर्ड के साथ जो अभी चुना गया।
हर डिवाइस लॉग आउट कर दिया गया है। पासकी और जुड़े हुए साइन-इन हटा दिए गए हैं और फिर से जोड़े जा सकते हैं।
अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड माँगें और सहायता फ़ॉर्म से हमें बताएँ।
`,
});

export const passwordChangedEmail: typeof english.passwordChangedEmail = (to, name, passkeys) => ({
  to,
  subject: 'आपका Nukkad पासवर्ड बदल गया है',
  text: `नमस्ते ${named(name)},

आपका पासवर्ड बदल गया है और हर डिवाइस लॉग आउट कर दिया गया है।
${passkeysIn(passkeys)}अगर यह आपने नहीं किया, तो तुरंत नया पासवर्ड माँगें, और सहायता फ़ॉर्म से हमें बताएँ।
`,
});

const passkeysIn: (passkeys: Parameters<typeof english.passwordChangedEmail>[2]) => string = ({
  passkeysRemoved,
  passkeysKept,
}) => {
  if (passkeysKept.length > 0) {
    return `ये पासकी बनी रहेंगी, क्योंकि आपका खाता इनमें से किसी से ही खुलता है:
${listed(passkeysKept)}
लॉग इन करें और जो आपकी नहीं हैं उन्हें निजी जानकारी में हटाएँ।
`;
  }
  if (passkeysRemoved.length === 0) return '';
  return `ये पासकी हटा दी गई हैं, ताकि किसी और के पास अंदर आने का रास्ता न रहे:
${listed(passkeysRemoved)}
लॉग इन करें और अपने डिवाइसों की पासकी निजी जानकारी में फिर से जोड़ें।
`;
};

const listed = (names: string[]): string => names.map((name) => `- ${named(name)}`).join('\n');

const masked = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1…');
