import { limits, type QueueName } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import { counted, doneWords, queueWords } from '../common/words.hi';
import type { text as english } from './queues.text';

const decisions: Translation<typeof english.decisions> = {
  publish: {
    verb: 'प्रकाशित करें',
    deciding: 'प्रकाशित हो रहा है…',
    why: 'अब से हर कोई इसे पढ़ सकता है। हम भेजने वाले को बताते हैं।',
  },
  reject: {
    verb: 'अस्वीकार करें',
    deciding: 'अस्वीकार हो रहा है…',
    why: 'यह प्रकाशित नहीं होता। भेजने वाले को वजह बताई जाती है।',
  },
  stop: {
    verb: 'रोकें',
    deciding: 'रोका जा रहा है…',
    why: 'यह अभी ख़त्म होता है, भुगतान रिफ़ंड होते हैं, और हिस्सा लेने वाले हर व्यक्ति को वजह बताई जाती है।',
  },
  keep: {
    verb: 'रहने दें',
    deciding: 'रहने दिया जा रहा है…',
    why: 'यह जैसा है वैसा ही रहता है। हम रिपोर्ट करने वाले को बताते हैं।',
  },
  'take-down': {
    verb: 'हटाएँ',
    deciding: 'हटाया जा रहा है…',
    why: 'अब इसे कोई नहीं पढ़ सकता। संबंधित लोगों को वजह बताई जाती है।',
  },
  answer: {
    verb: 'जवाब दें',
    deciding: 'भेजा जा रहा है…',
    why: 'जवाब पूछने वाले को भेजा जाता है।',
  },
  close: {
    verb: 'बंद करें',
    deciding: 'बंद हो रहा है…',
    why: 'और कुछ नहीं करना है। हम भेजने वाले को बताते हैं।',
  },
  reopen: {
    verb: 'फिर खोलें',
    deciding: 'खोला जा रहा है…',
    why: 'यह फिर फ़ैसले का इंतज़ार करता है।',
  },
  grant: {
    verb: 'अधिकार दें',
    deciding: 'अधिकार दिया जा रहा है…',
    why: 'अब से अधिकारी विभाग की ओर से बोलते हैं: उसका पेज, और शिकायतों के जवाब।',
  },
  revoke: {
    verb: 'अधिकार वापस लें',
    deciding: 'वापस लिया जा रहा है…',
    why: 'अधिकारी तुरंत विभाग की ओर से बोलना बंद करते हैं, और वजह पढ़ते हैं।',
  },
  approve: {
    verb: 'मंज़ूर करें',
    deciding: 'मंज़ूर हो रहा है…',
    why: 'अब से पेज पर यह लिखा रहता है, और सत्यापित बैज बताता है कि इसे आज जाँचा गया।',
  },
  confirm: {
    verb: 'पुष्टि करें',
    deciding: 'पुष्टि हो रही है…',
    why: 'पैसा आ चुका है, आपने ट्रांसफ़र कर दिया है, या खाता सत्यापित कर लिया है। यह तुरंत मान्य होता है।',
  },
};

const facts: Translation<typeof english.facts> = {
  number: 'नंबर',
  kind: 'प्रकार',
  office: 'दफ़्तर',
  department: 'विभाग',
  professional: 'प्रोफ़ेशनल',
  profession: 'पेशा',
  email: 'ईमेल',
  phone: 'फ़ोन',
  goal: 'लक्ष्य',
  raised: 'जुटाई रक़म',
  ends: 'समाप्ति',
  stars: 'स्टार',
  reports: 'रिपोर्ट',
  status: 'स्थिति',
  level: 'स्तर',
  amount: 'रक़म',
};

const statuses: Record<string, string> = {
  received: 'मिली',
  'in-progress': 'जारी',
  answered: 'जवाब दिया गया',
  closed: 'बंद',
  rejected: 'नामंज़ूर',
  requested: 'अनुरोध किया गया',
  granted: 'अधिकार दिया गया',
  revoked: 'अधिकार वापस लिया गया',
  pending: 'बाक़ी',
  published: 'प्रकाशित',
  open: 'खुला',
};

const levels: Record<string, string> = {
  1: 'दफ़्तर',
  2: 'दफ़्तर के प्रमुख',
  3: 'Nukkad टीम',
};

const texts: Translation<typeof english.texts> = {
  sent: 'जैसा भेजा गया',
  published: 'जैसा दूसरे पढ़ते हैं',
  reply: 'जवाब',
  report: 'रिपोर्ट',
  contest: 'जवाब से बात क्यों नहीं बनी',
};

const comes: Partial<Record<QueueName, string>> = {
  reviews: 'समीक्षाएँ यहाँ तब दिखती हैं जब कोई उनकी रिपोर्ट करे। बाक़ी पर फ़ैसले की ज़रूरत नहीं होती।',
  payments: 'UPI ट्रांसफ़र, रिफ़ंड और पेआउट, जिन्हें कोई प्रोग्राम नहीं निपटा सकता, फ़ैसला होने तक यहाँ दिखते हैं।',
  offices:
    'सत्यापित अधिकारी जिन्होंने कोई विभाग बताया है, यहाँ दिखते हैं, जब तक फ़ैसला न हो कि वे उसकी ओर से बोल सकते हैं या नहीं।',
  complaints:
    'नई शिकायतें प्रकाशित होने तक यहाँ दिखती हैं, और वे भी जिनका दफ़्तर ने जवाब नहीं दिया या जिन्हें हल नहीं किया।',
};

/** A verb that agrees with the word of a queue, in number and gender. */
const agreed = (
  queue: QueueName,
  { feminine, masculine }: { feminine: string; masculine: string },
): string =>
  queue === 'complaints' || queue === 'reviews' || queue === 'stories' ? feminine : masculine;

export const text: Translation<typeof english> = {
  decisions,
  facts,
  statuses,
  levels,
  texts,
  search: 'खोजें',
  searchPlaceholder: 'शब्द या नंबर',
  show: 'दिखाएँ',
  states: { waiting: 'बाक़ी', settled: 'निपट चुके' },
  caption: (queue) => queueWords[queue].title,
  columns: { case: 'केस', from: 'किससे', when: 'कब', due: 'कब तक' },
  nobody: 'नहीं बताया',
  noTime: '–',
  choose: (title) => `चुनें: ${title}`,
  chooseAll: 'इस पेज पर सब चुनें',
  chosen: (queue, count) =>
    `${counted(queue, count)} ${agreed(queue, {
      feminine: count === 1 ? 'चुनी गई' : 'चुनी गईं',
      masculine: count === 1 ? 'चुना गया' : 'चुने गए',
    })}`,
  noneChosen: 'कई पर एक साथ फ़ैसला लेने के लिए केस चुनें।',

  none: (queue) => `कोई ${queueWords[queue].one} बाक़ी नहीं`,
  noneWhy: (queue) => comes[queue] ?? 'नए यहाँ दिखते हैं, जब तक उन पर फ़ैसला न हो जाए।',
  nothingSettled: (queue) =>
    `अब तक कोई ${queueWords[queue].one} नहीं ${agreed(queue, {
      feminine: 'निपटी',
      masculine: 'निपटा',
    })}`,
  nothingSettledWhy: 'फ़ैसला होने के बाद वे यहाँ दिखते हैं।',
  nothingFound: (queue) =>
    `कोई ${queueWords[queue].one} मेल नहीं ${agreed(queue, {
      feminine: 'खाती',
      masculine: 'खाता',
    })}`,
  nothingFoundWhy: 'दूसरे शब्द आज़माएँ, या बाक़ियों में देखें।',
  showAll: 'सब बाक़ी दिखाएँ',
  pageGone: 'इस पेज पर कुछ नहीं बचा',
  pageGoneWhy: 'शायद इस बीच दूसरों पर फ़ैसला हो चुका है।',
  firstPage: 'पहले पेज पर जाएँ',

  what: (queue) => queueWords[queue].one,
  back: 'कतार पर वापस',
  unknown: 'हमें यह केस नहीं मिला',
  unknownWhy: 'शायद लिंक पुराना है, या भेजने वाले ने इसे वापस ले लिया है।',
  said: 'क्या कहा गया',
  files: 'फ़ाइलें',
  about: 'इसके बारे में',
  from: 'किससे',
  decide: 'फ़ैसला',
  settledOnly: 'अब कोई फ़ैसला बाक़ी नहीं है।',
  history: 'ऑपरेटरों ने क्या किया',
  noHistory: 'अब तक कुछ नहीं।',
  by: (name, time) => `${name}, ${time}`,
  someone: 'कोई, जिसने नाम नहीं दिया',
  reasonOf: (reason) => `वजह: ${reason}`,

  reason: 'वजह',
  reasonHint: 'संबंधित लोग इसे पढ़ते हैं।',
  reference: 'बैंक की संदर्भ संख्या',
  referenceHint: 'स्टेटमेंट में लिखा ट्रांसफ़र का नंबर: UPI में बारह अंक।',
  reasonMost: limits.decisionReasonMaxLength,
  wording: 'टेक्स्ट',
  wordingHints: {
    answer: 'आप यहाँ जो लिखते हैं, वही भेजा जाता है।',
    publish: 'दूसरे यही पढ़ेंगे। जो किसी को नहीं पढ़ना चाहिए, जैसे नाम और नंबर, उसे निकाल दें।',
  },
  tooLong: (most) => `${most} या उससे कम अक्षर लिखें`,
  of: (decision, queue, count) =>
    decision === 'confirm'
      ? `${decisions.confirm.verb}: ${counted(queue, count)}`
      : `${counted(queue, count)} ${decisions[decision].verb}`,
  decided: (decision, queue, count) => `${doneWords[decision]}: ${counted(queue, count)}।`,
  decidedOne: (decision) => `${doneWords[decision]}। हम संबंधित लोगों को बताते हैं।`,
  someFailed: (queue, count) => `${counted(queue, count)}: फ़ैसला नहीं हुआ`,
  someFailedWhy: 'इनमें कुछ नहीं बदला है। वजह देखने के लिए कोई एक खोलें।',
  failedOne: (title, message) => `${title}: ${message}`,
  noTitle: 'एक केस जो अब नहीं है',
};
