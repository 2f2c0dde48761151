import { limits } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './book.text';

export const text: Translation<typeof english> = {
  title: 'समय बुक करें',
  titleWith: (name) => `${name} के साथ समय बुक करें`,
  what: 'प्रोफ़ेशनल',
  crumb: 'बुकिंग',
  nobody: 'किसी को नहीं चुना गया',
  nobodyWhy: 'पहले प्रोफ़ेशनल चुनें, फिर समय।',
  unbookable: 'यहाँ कोई समय बुक नहीं हो सकता',
  unbookableWhy: (name) => `${name} की बुकिंग Nukkad से नहीं होती।`,
  unknown: 'ये प्रोफ़ेशनल अब लिस्टिंग में नहीं हैं',
  unknownWhy: 'हो सकता है लिंक पुराना हो। दूसरे प्रोफ़ेशनल यहाँ हैं।',
  seeAll: 'सभी प्रोफ़ेशनल देखें',
  profile: (name) => `वापस: ${name}`,
  choose: 'समय चुनें',
  goOn: 'आगे बढ़ें',
  chooseFirst: 'पहले समय चुनें।',
  chosen: (when) => `चुना गया: ${when}`,
  confirm: 'अपनी बुकिंग की पुष्टि करें',
  account: 'खाता',
  loadingAccount: 'आपका खाता लोड हो रहा है',
  another: 'दूसरा समय चुनें।',

  summary: 'बुकिंग का ब्योरा',
  who: 'किसके साथ',
  when: 'कब',
  where: 'कहाँ',
  for: 'किसलिए',
  price: 'क़ीमत',
  agreed: 'मुलाक़ात पर तय होगी',
  free: 'मुफ़्त',
  times: (price, count, sum) => `${price} × ${count} = ${sum}`,
  otherTime: 'दूसरा समय चुनें',
  holding: 'आपके लिए समय सुरक्षित कर रहे हैं',
  kept: `यह समय ${limits.holdMinutes} मिनट आपके लिए सुरक्षित है।`,
  clock: (left) => `समय आपके लिए सुरक्षित: ${left} बाक़ी`,
  minutesLeft: (minutes) => `यह समय और ${minutes} मिनट आपके लिए सुरक्षित है।`,
  holdFailed: 'हम यह समय आपके लिए सुरक्षित नहीं कर सके',
  noConnection: 'Nukkad से कोई जवाब नहीं आया। अपना इंटरनेट कनेक्शन जाँचें, फिर दोबारा कोशिश करें।',
  ourFault: 'हमारी ओर से कुछ गड़बड़ हुई। थोड़ी देर में फिर कोशिश करें।',
  cannot: 'यह समय बुक नहीं हो सकता। दूसरा चुनें।',

  expired: 'यह समय अब आपके लिए सुरक्षित नहीं है',
  gone: 'यह समय अब बुक नहीं हो सकता',
  trialUsed: 'आपकी ट्रायल क्लास पहले ही हो चुकी है',
  trialUsedWhy: 'हर शिक्षक एक ही ट्रायल क्लास देते हैं। आप यह समय सामान्य क्लास के लिए बुक कर सकते हैं।',
  lessonInstead: 'सामान्य क्लास बुक करें',
  stillHere: 'जो आपने लिखा वह यहीं है।',
  nearest: 'ये समय ख़ाली हैं:',
  keepAgain: 'यह समय फिर सुरक्षित करें',
  moreTimes: 'सभी समय देखें',
  needsTime: 'पहले ऊपर समय चुनें।',

  form: 'आपकी बुकिंग',
  yourself: 'यह किसके लिए है?',
  name: 'पूरा नाम',
  phone: 'फ़ोन नंबर',
  city: 'शहर',
  email: 'ईमेल (ज़रूरी नहीं)',
  emailHint: (name, when) =>
    `पुष्टि और रिमाइंडर के लिए। पहले हम इस पर एक कोड भेजते हैं। ईमेल के बिना, आपकी बुकिंग स्वीकार हो या नहीं, यह फ़ैसला ${when} तक ${name} की ओर से होगा।`,
  emailsTo: (email) => `पुष्टि ${email} पर भेजी जाएगी।`,
  changeHint: 'बुकिंग किसी और के लिए है? उनका नाम और नंबर लिखें।',
  haveAccount: 'खाता है?',
  login: 'लॉग इन करें',
  atMost: (most) => `ज़्यादा से ज़्यादा ${most} अक्षर`,
  reason: 'कारण या नोट (ज़रूरी नहीं)',
  reasonHint: (name) => `${name} को पहले से क्या पता होना चाहिए?`,

  codeTitle: 'कोड डालें',
  codeSent: (email) => `हमने ${email} पर एक कोड भेजा है।`,
  code: 'कोड',
  codeNeeded: 'हमने जो कोड भेजा है, वह डालें।',
  resend: 'नया कोड भेजें',
  resendIn: (seconds) => `नया कोड भेजें (${seconds} सेकंड में)`,
  resent: 'नया कोड भेजा जा रहा है।',
  notResent: 'हम कोड नहीं भेज सके। थोड़ी देर में फिर कोशिश करें।',
  tooMany: (seconds) =>
    seconds === null
      ? 'आपने बहुत ज़्यादा कोड माँगे हैं। बाद में फिर कोशिश करें, या बिना ईमेल के बुक करें।'
      : `आपने बहुत ज़्यादा कोड माँगे हैं। ${waitWords(seconds)} बाद फिर कोशिश करें, या बिना ईमेल के बुक करें।`,

  place: 'कहाँ आना है',
  ownPlaces: 'आपके पते',
  otherPlace: 'दूसरा पता',
  line: 'पता',
  lineHint: 'मकान, गली, इलाक़ा',
  pin: 'पिन कोड',
  pinWrong: `पिन कोड में ${limits.pinDigits} अंक होते हैं`,
  pinIn: (city) => `${city} में`,

  weeks: 'हर हफ़्ते दोहराएँ',
  weeksOption: (weeks) => (weeks === 1 ? 'सिर्फ़ यह क्लास' : `${weeks} हफ़्ते`),
  weeksTaken: 'इनमें से कुछ हफ़्ते ख़ाली नहीं हैं:',
  skipTaken: 'जो हफ़्ते ख़ाली नहीं हैं, उन्हें छोड़ दें',
  weeksRefused: 'जो हफ़्ते ख़ाली नहीं हैं उन्हें छोड़ दें, या कम हफ़्ते चुनें।',

  paying: 'भुगतान कैसे करें',
  ways: {
    'at-visit': 'मुलाक़ात पर भुगतान करें',
    online: 'अभी ऑनलाइन भुगतान करें',
    credit: 'ख़रीदी हुई क्लास इस्तेमाल करें',
    free: 'कुछ नहीं देना है',
  },
  creditWith: (lessons) => `ख़रीदी हुई क्लास इस्तेमाल करें (${lessons} बाक़ी)`,
  freeUntil: (when) => `${when} तक रद्द करना मुफ़्त है।`,
  notFreeAgain:
    'मुफ़्त में रद्द करने का समय बीतने के बाद आपने इस बुकिंग का समय बदला, इसलिए रद्द करने पर आपका भुगतान रिफ़ंड नहीं होगा।',
  notFree: (hours) =>
    `शुरू होने में ${hours} घंटे से कम बचे हैं, इसलिए रद्द करने पर आपका ऑनलाइन भुगतान रिफ़ंड नहीं होगा।`,
  asked: (name, when) =>
    `पहले ${name} को स्वीकार करना है, जवाब ${when} तक मिलेगा। स्वीकार न हो पाए, तो ऑनलाइन किया गया आपका पूरा भुगतान रिफ़ंड होगा।`,

  submit: {
    appointment: 'अभी बुक करें',
    consultation: 'परामर्श बुक करें',
    trial: 'ट्रायल क्लास बुक करें',
    lesson: 'अभी समय तय करें',
    hire: 'अभी काम पर बुलाएँ',
  },
  sending: 'बुक कर रहे हैं…',
  resuming: 'आपकी बुकिंग फिर से भेज रहे हैं…',
  signedOut:
    'आपका सेशन ख़त्म हो गया है। फिर से लॉग इन करें: जो आपने लिखा वह रखा हुआ है, और आपके लौटते ही भेज दिया जाएगा।',
  loginAgain: 'फिर से लॉग इन करें',
  loggedOut: 'आप लॉग आउट हैं',
  loggedOutWhy: 'जो आपने लिखा वह इस टैब में आपके लिए रखा है, जब तक आप फिर से लॉग इन न करें।',
  asGuest: 'बिना खाते के आगे बढ़ें',
  heldSignedOut: 'आपका सेशन ख़त्म हो गया है। फिर से लॉग इन करें, और यह समय आपके लिए सुरक्षित हो जाएगा।',

  pay: 'अपनी बुकिंग का भुगतान करें',
  payAtVisit: 'इसके बजाय मुलाक़ात पर भुगतान करें',
};

function waitWords(seconds: number): string {
  if (seconds < 120) return `${seconds} सेकंड`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} मिनट` : `${Math.ceil(minutes / 60)} घंटे`;
}
