import type { Translation } from '@nukkad/platform/words';
import type * as english from './settings.text';

export const weekdays: Translation<typeof english.weekdays> = [
  'सोमवार',
  'मंगलवार',
  'बुधवार',
  'गुरुवार',
  'शुक्रवार',
  'शनिवार',
  'रविवार',
];

/** Sent to the API as they are. */
export const languages: Translation<typeof english.languages> = [
  ...['Assamese', 'Bengali', 'English', 'French', 'German', 'Gujarati', 'Hindi', 'Kannada'],
  ...['Kashmiri', 'Konkani', 'Malayalam', 'Marathi', 'Nepali', 'Odia', 'Punjabi', 'Sanskrit'],
  ...['Sindhi', 'Spanish', 'Tamil', 'Telugu', 'Tulu', 'Urdu'],
];

export const text: Translation<typeof english.text> = {
  publicPage: 'अपना सार्वजनिक पेज देखें',
  what: 'सेटिंग',
  calendarWhat: 'छुट्टियाँ',
  jump: 'इस पेज के हिस्से',
  saved: (part) => `${part}: सेव हो गया। लोगों को थोड़ी देर में दिखेगा।`,
  edit: 'बदलें',
  editOf: (name) => `${name} को बदलें`,
  remove: 'हटाएँ',
  removeOf: (name) => `${name} को हटाएँ`,
  keep: 'रहने दें',
  keepOf: (name) => `${name} को रहने दें`,
  goes: 'सेव करने पर हटेगा',
  takeBack: (title) => `न जोड़ें: ${title}`,
  earlier: (name) => `${name} को ऊपर ले जाएँ`,
  later: (name) => `${name} को नीचे ले जाएँ`,
  full: 'सीमा पूरी हो गई है। और जोड़ने के लिए कोई एक हटाएँ।',
  amountWrong: '0 या ज़्यादा की रक़म लिखें',
  numberWrong: 'कोई संख्या लिखें',
  name: 'नाम',
  minutes: (count) => {
    if (count === 0) return 'कुछ नहीं';
    if (count % 1_440 === 0) return `${count / 1_440} दिन`;
    if (count % 60 === 0) return count === 60 ? '1 घंटा' : `${count / 60} घंटे`;
    return `${count} मिनट`;
  },
  currency: 'मुद्रा',
};

export const profileText: Translation<typeof english.profileText> = {
  part: 'प्रोफ़ाइल',
  title: 'पदनाम',
  titleHint: 'आपके नाम के नीचे दिखता है: “डेंटिस्ट”',
  about: 'आपके बारे में',
  languages: 'भाषाएँ',
  qualifications: 'योग्यताएँ',
  qualificationsHint: 'हर लाइन में एक',
  address: 'पता',
  addressHint: 'जहाँ लोग आते हैं: इमारत, गली, इलाक़ा, शहर और पिन कोड।',
  landmark: 'लैंडमार्क',
  parking: 'पार्किंग',
  isAgreed: 'फ़ीस हर क्लाइंट के साथ तय होती है',
  fee: 'लिस्ट में दिखने वाली फ़ीस',
  per: 'फ़ीस किस हिसाब से',
  perHint: 'अंग्रेज़ी में एक शब्द: visit, hour, lesson',
  perWrong: 'अंग्रेज़ी के छोटे अक्षरों में लिखें: visit, hour, lesson',
  tooMany: (most) => `ज़्यादा से ज़्यादा ${most} लाइनें लिखें`,
  lineTooLong: (most) => `हर लाइन में ज़्यादा से ज़्यादा ${most} अक्षर लिखें`,
  languageMissing: 'कम से कम एक भाषा चुनें',
  tooManyLanguages: (most) => `ज़्यादा से ज़्यादा ${most} भाषाएँ चुनें`,
};

export const claimsText: Translation<typeof english.claimsText> = {
  title: 'जाँच के इंतज़ार में',
  why: 'आपका पेज सत्यापित है, इसलिए नया पदनाम या योग्यता दिखाने से पहले हम उसे जाँचते हैं। तब तक आपका पेज पहले जैसा रहता है।',
  kinds: { title: 'पदनाम', qualification: 'योग्यता' },
  states: { waiting: 'जाँच के इंतज़ार में', rejected: 'मंज़ूर नहीं हुआ' },
  reason: (reason) => `कारण: ${reason}`,
  withdraw: { waiting: 'वापस लें', rejected: 'हटाएँ' },
  withdrawOf: {
    waiting: (value) => `“${value}” को वापस लें`,
    rejected: (value) => `“${value}” को हटाएँ`,
  },
  withdrawing: (value) => `“${value}” को वापस लेना`,
  withdrawn: (value) => `“${value}” को वापस ले लिया गया। आपका पेज जैसा है वैसा ही रहेगा।`,
};

export const photoText: Translation<typeof english.photoText> = {
  part: 'फ़ोटो',
  label: 'नई फ़ोटो',
  alt: (name) => `${name} की फ़ोटो`,
  remove: 'इसकी जगह चित्र दिखाएँ',
  refused: 'यह फ़ाइल JPEG या PNG तस्वीर के रूप में नहीं पढ़ी जा सकती।',
  missing: 'फ़ोटो चुनें',
  waiting: 'फ़ोटो पूरी भेजे जाने तक रुकें',
};

export const uploadText: Translation<typeof english.uploadText> = {
  noConnection: 'कनेक्शन नहीं है। फिर कोशिश करें।',
  refused: 'यह फ़ाइल JPEG या PNG तस्वीर के रूप में नहीं पढ़ी जा सकती।',
  tooLarge: 'यह फ़ाइल बहुत बड़ी है।',
  failed: 'यह सेव नहीं हुआ। फिर कोशिश करें।',
};

export const documentsText: Translation<typeof english.documentsText> = {
  part: 'दस्तावेज़',
  what: 'दस्तावेज़',
  lead: 'प्रमाणपत्र और डिग्रियाँ। आपके सेव किए हर दस्तावेज़ को हम जाँचते हैं, फिर वह आपके पेज पर दिखता है। फ़ाइलें सिर्फ़ आप और उन्हें जाँचने वाले लोग खोल सकते हैं।',
  none: 'अभी कोई दस्तावेज़ नहीं है।',
  applying: 'दस्तावेज़ आपके आवेदन का हिस्सा हैं।',
  submitted: 'आपका आवेदन जाँचा जा रहा है। उसके बाद आप दस्तावेज़ जोड़ सकते हैं।',
  application: 'अपने आवेदन पर जाएँ',
  add: { certificate: 'प्रमाणपत्र या लाइसेंस जोड़ें', education: 'डिग्री जोड़ें' },
  newOne: { certificate: 'नया प्रमाणपत्र या लाइसेंस', education: 'नई डिग्री' },
  states: { waiting: 'जाँच चल रही है', approved: 'जाँचा गया', rejected: 'मंज़ूर नहीं हुआ' },
  reason: (reason) => `कारण: ${reason}`,
  fields: {
    subject: 'विषय',
    certificate: 'प्रमाणपत्र',
    number: 'रजिस्ट्रेशन नंबर',
    description: 'विवरण',
    issuedBy: 'किसने दिया',
    institution: 'संस्थान',
    qualification: 'योग्यता',
    specializations: 'विशेषज्ञता',
  },
  specializationsHint: 'एक से ज़्यादा हों तो कॉमा लगाएँ',
  from: 'कब से',
  to: 'कब तक',
  noEnd: 'इसकी कोई अंतिम तारीख़ नहीं है',
  file: 'फ़ाइल',
  fileHint: 'PDF, JPEG या PNG, ज़्यादा से ज़्यादा 5 MB',
  missing: 'फ़ाइल चुनें',
  waiting: 'फ़ाइल पूरी भेजे जाने तक रुकें',
  refused: 'यह फ़ाइल PDF, JPEG या PNG के रूप में नहीं पढ़ी जा सकती।',
};

export const hoursText: Translation<typeof english.hoursText> = {
  part: 'उपलब्धता',
  isOpen: (day) => `${day} को खुला`,
  opens: (day) => `${day}, कब से`,
  closes: (day) => `${day}, कब तक`,
  hasLunch: 'लंच ब्रेक',
  lunchFrom: 'लंच कब से',
  lunchTo: 'लंच कब तक',
  timeWrong: 'समय ऐसे लिखें: 09:30',
  endWrong: 'ख़त्म होने का समय शुरू होने के बाद का हो',
  lunchWrong: 'लंच दिन के काम के समय के भीतर हो',
  slot: 'अपॉइंटमेंट की अवधि',
  bufferBefore: 'पहले ख़ाली रखा गया समय',
  bufferAfter: 'बाद में ख़ाली रखा गया समय',
  notice: 'कम से कम कितना पहले',
  noticeHint: 'शुरू होने से कितना पहले तक समय बुक किया जा सकता है',
  horizon: 'लोग कितने दिन आगे तक बुक कर सकते हैं',
  zone: 'टाइम ज़ोन',
  never: 'कोई समय खुला नहीं है: आपको कोई बुक नहीं कर सकता।',
};

export const holidaysText: Translation<typeof english.holidaysText> = {
  part: 'छुट्टियाँ और दूसरे दिन',
  lead: 'वे दिन जो आपके आम हफ़्ते से अलग हैं। पहले से हुई बुकिंग बनी रहती हैं।',
  from: (first, last) => `${first} से ${last}`,
  before: 'पिछले छह हफ़्ते',
  after: 'अगले छह हफ़्ते',
  none: 'इन हफ़्तों में ऐसा कोई दिन नहीं है।',
  closed: 'बंद',
  open: 'अतिरिक्त समय',
  allDay: 'पूरे दिन',
  hours: (from, to) => `${from} से ${to}`,
  add: 'दिन जोड़ें',
  newOne: 'नया दिन',
  date: 'दिन',
  kind: 'क्या अलग है',
  isAllDay: 'पूरे दिन',
  start: 'कब से',
  end: 'कब तक',
  note: 'नोट',
  noteHint: 'यह सिर्फ़ आपको दिखता है।',
};

export const policyText: Translation<typeof english.policyText> = {
  part: 'बुकिंग के नियम',
  isAskedFirst: 'बुकिंग की पुष्टि से पहले मुझसे पूछें',
  cancelHours: 'इतने घंटे पहले तक मुफ़्त में रद्द करना',
  moveHours: 'इतने घंटे पहले तक समय बदलना',
  meetingUrl: 'वीडियो मीटिंग का लिंक',
  meetingUrlHint: 'जहाँ आप क्लाइंट से वीडियो पर मिलते हैं। बुकिंग की पुष्टि होने पर यह आप दोनों को मिलता है।',
  meetingUrlWrong: 'https:// से शुरू होने वाला वेब पता लिखें',
};

export const servicesText: Translation<typeof english.servicesText> = {
  part: 'सेवाएँ और क़ीमतें',
  add: 'सेवा जोड़ें',
  newOne: 'नई सेवा',
  none: 'अभी कोई सेवा नहीं है। वह जोड़ें जिसके लिए लोग आपके पास आते हैं।',
  minutes: 'अवधि, मिनट में',
  pricing: 'क़ीमत',
  whole: 'तय क़ीमत',
  hourly: 'प्रति घंटा',
  rate: 'प्रति घंटा रेट',
  otherCharges: 'अन्य शुल्क',
  fee: 'फ़ीस',
  comesTo: (fee) => `कुल ${fee}`,
};

export const packagesText: Translation<typeof english.packagesText> = {
  part: 'क्लास के पैकेज',
  add: 'पैकेज जोड़ें',
  newOne: 'नया पैकेज',
  none: 'अभी कोई पैकेज नहीं है। कई क्लास एक साथ कम क़ीमत पर दें।',
  lessons: 'क्लास',
  minutes: 'एक क्लास के मिनट',
  fee: 'पैकेज की क़ीमत',
  about: (lessons, minutes) => `${minutes} मिनट की ${lessons} क्लास`,
  dearer: (lessons, minutes, singly, more) =>
    `${minutes} मिनट की ${lessons} क्लास अलग-अलग लेने पर ${singly} लगते हैं: यह पैकेज ${more} महँगा है।`,
};

export const portfolioText: Translation<typeof english.portfolioText> = {
  part: 'पोर्टफ़ोलियो',
  add: 'काम जोड़ें',
  newOne: 'नया काम',
  none: 'अभी कोई काम नहीं जोड़ा गया है। दिखाएँ कि आपने क्या किया है।',
  title: 'शीर्षक',
  about: 'इसके बारे में',
  year: 'साल',
  picture: 'तस्वीर',
  refused: 'यह फ़ाइल JPEG या PNG तस्वीर के रूप में नहीं पढ़ी जा सकती।',
  missing: 'तस्वीर चुनें',
  waiting: 'तस्वीर पूरी भेजे जाने तक रुकें',
};
