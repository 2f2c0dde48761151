export const invalidEmail = 'सही ईमेल पता लिखें';
export const required = 'यह ज़रूरी है';
export const passwordTooShort = 'पासवर्ड बहुत छोटा है';
export const mustBeDigit = 'एक ही अंक लिखें';
export const questionTooShort = 'सवाल कम से कम 10 अक्षरों का होना चाहिए';
export const phoneTooShort = 'फ़ोन नंबर बहुत छोटा है';
export const mustAcceptTerms = 'आपको नियम और शर्तें माननी होंगी';
export const loginFailed = 'ईमेल या पासवर्ड सही नहीं है। फिर कोशिश करें।';
export const emailTaken = 'इस ईमेल का खाता पहले से है। कोई दूसरा ईमेल इस्तेमाल करें।';
export const existsUnverified = 'खाता पहले से है पर सत्यापित नहीं है। नया OTP भेजा गया है।';
export const invalidOtp = 'OTP सही नहीं है। फिर कोशिश करें।';
export const registered = 'आपका खाता बन गया है। आपके ईमेल पर एक कोड भेजा गया है।';
export const emailVerified = 'आपका ईमेल सत्यापित हो गया है।';
export const codeSent = 'आपके ईमेल पर नया कोड भेजा गया है।';
export const phoneCodeSent = 'आपके फ़ोन पर कोड भेजा जा रहा है।';
export const phoneCodeWrong = 'कोड सही नहीं है, या बहुत पुराना है। दूसरा मँगाएँ।';
export const resetLinkSent =
  'अगर इस ईमेल का कोई खाता है, तो नया पासवर्ड चुनने का लिंक उस पर भेज दिया गया है।';
export const resetLinkInvalid =
  'यह लिंक अब काम नहीं करता: इसे इस्तेमाल किया जा चुका है, या यह बहुत पुराना है। दूसरा मँगाएँ।';
export const takeBackLinkInvalid =
  'यह लिंक अब काम नहीं करता: इसे इस्तेमाल किया जा चुका है, या यह 72 घंटे से पुराना है। कुछ नहीं बदला गया। सहायता फ़ॉर्म से हमें लिखें।';
export const emailTakenBack = 'आपके खाते का ईमेल फिर से यही है। इससे और नए पासवर्ड से लॉग इन करें।';
export const deletionAfterEmailChange =
  'आपका ईमेल 72 घंटे के अंदर बदला गया था, इसलिए आपका खाता अभी नहीं मिटाया गया। तब तक हमारे भेजे लिंक से आपका पहले वाला ईमेल वापस लाया जा सकता है।';
export const passwordChanged = 'आपका पासवर्ड बदल गया है। नए पासवर्ड से लॉग इन करें।';
export const passwordCommon = 'यह बहुत आम पासवर्ड है और आसानी से पहचाना जा सकता है। कोई दूसरा चुनें।';
export const passkeyInvalid =
  'इस पासकी से यहाँ कोई खाता नहीं खुला। फिर कोशिश करें, या पासवर्ड से लॉग इन करें।';
export const passkeyNotAdded =
  'आपके डिवाइस से जो आया उसकी जाँच नहीं हो पाई, इसलिए कोई पासकी नहीं जोड़ी गई। फिर कोशिश करें।';
export const passkeyRequired =
  'ऑपरेटर पासकी इस्तेमाल करते हैं। अपनी पासकी से पुष्टि करें, या एक जोड़ें, और फिर कोशिश करें।';
export const enrolmentNeeded =
  'आपकी पहली पासकी के लिए नामांकन लिंक का एक बार वाला कोड चाहिए, और यह कोड अब मान्य नहीं है। कुछ नहीं जोड़ा गया। इस साइट को चलाने वालों से नया लिंक माँगें।';
export const reauthenticationRequired =
  'इसके लिए फिर से पुष्टि चाहिए कि यह आप ही हैं, इसलिए कुछ नहीं बदला गया। फिर कोशिश करें, या लॉग आउट करके दोबारा लॉग इन करें।';
export const identityConfirmed = 'आपने पुष्टि कर दी है कि यह आप ही हैं।';
export const nameWithAddress = 'नाम में वेब पता नहीं हो सकता। पता हटा दें।';
export const titleWithAddress = 'शीर्षक में वेब पता नहीं हो सकता। पता हटा दें।';
export const passwordWrong = 'यह पासवर्ड सही नहीं है। फिर कोशिश करें।';
export const accountDeleted = 'आपका खाता मिटा दिया गया है।';
export const somethingWrong = 'कुछ गड़बड़ हुई। फिर कोशिश करें।';
export const noDayChosen = 'कम से कम एक दिन चुनें';
export const endsBeforeItBegins = 'अंत का समय शुरू के बाद का होना चाहिए';
export const wholeNumberUpTo = (most: number) => `${most} तक की पूरी संख्या लिखें`;
export const emailToBook = 'इसे बुक करने के लिए अपना ईमेल लिखें, या लॉग इन करें';
export const slotTaken = 'यह समय अभी-अभी किसी ने ले लिया';
export const campaignOver = 'यह अभियान अब दान नहीं लेता, इसलिए आपसे कोई रक़म नहीं ली गई। कोई दूसरा चुनें।';
export const confirmLogout = 'क्या आप सच में लॉग आउट करना चाहते हैं?';
export const lostAtLogout = (count: number) =>
  count === 1
    ? 'इंटरनेट के बिना किया गया एक काम अभी भेजा नहीं गया है। लॉग आउट करने पर वह मिट जाएगा।'
    : `इंटरनेट के बिना किए गए ${count} काम अभी भेजे नहीं गए हैं। लॉग आउट करने पर वे मिट जाएँगे।`;
export const confirmDelete = 'क्या आप सच में अपना खाता मिटाना चाहते हैं?';
