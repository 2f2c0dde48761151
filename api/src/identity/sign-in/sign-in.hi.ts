import type * as english from './sign-in.text';
import { providerNames } from './sign-in.text';

export const linkedEmail: typeof english.linkedEmail = (to, provider) => ({
  to,
  subject: `अब आप ${providerNames[provider]} से भी Nukkad में लॉग इन कर सकते हैं`,
  text: `नमस्ते,

किसी ने अभी ${providerNames[provider]} से आपके Nukkad खाते में लॉग इन किया, और ${providerNames[provider]} पुष्टि करता है
कि यह ईमेल उनका है। अब से यह तरीक़ा भी आपके पासवर्ड की तरह काम करेगा।

अगर यह आपने नहीं किया, तो अपने ${providerNames[provider]} खाते का और अपने ईमेल का पासवर्ड बदलें, फिर
सहायता फ़ॉर्म से हमें बताएँ।
`,
});
