import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './jobs.text';

/** Display names of jobs and tasks. Others are shown by their code. */
const names: Readonly<Record<string, string>> = {
  email: 'ईमेल',
  'search-rebuild': 'सर्च इंडेक्स',
  'password-reset-link': 'नए पासवर्ड के लिंक',
  'client-link-proof': 'रिकॉर्ड के पतों के सबूत',
  'payment-refund': 'रिफ़ंड',
  payout: 'पेआउट',
  'payout-runs': 'रोज़ के पेआउट',
  'payout-account-check': 'पेआउट खातों का सत्यापन',
  'test-payment': 'टेस्ट भुगतान',
  'campaign-refunds': 'रोके गए अभियानों के रिफ़ंड',
  'article-announcements': 'लेखों की घोषणाएँ',
  'phone-message': 'फ़ोन पर संदेश',
  'phone-reply': 'फ़ोन से आए संदेशों के जवाब',
  'booking-reminders': 'बुकिंग रिमाइंडर',
  'canary-evaluation': 'कैनरी की जाँच',
  'complaint-escalation': 'शिकायतें ऊपर भेजना',
  'connected-calendar': 'जुड़े कैलेंडर पढ़ना',
  'connected-calendars': 'जुड़े कैलेंडरों की बारी',
  'outdated-calendars': 'जुड़े कैलेंडरों के पुराने समय',
  'file-scans': 'फ़ाइल स्कैन',
  'file-sweep': 'बिना इस्तेमाल की फ़ाइलें हटाना',
  'release-health-sweep': 'रिलीज़ के पुराने आँकड़े हटाना',
  push: 'डिवाइस पर संदेश',
  'listing-alert': 'नई लिस्टिंग की सूचनाएँ',
  'payment-order': 'भुगतान प्रदाता के पास ऑर्डर',
  'payment-look-up': 'भुगतानों की जाँच',
  'payment-look-ups': 'जाँच के लिए बाकी भुगतान',
  'payment-settlements': 'सेटलमेंट पढ़ना',
  'refund-look-up': 'रिफ़ंड की जाँच',
  'refund-look-ups': 'जाँच के लिए बाकी रिफ़ंड',
  'credit-note': 'क्रेडिट नोट',
  'payout-look-up': 'पेआउट की जाँच',
  'payout-look-ups': 'जाँच के लिए बाकी पेआउट',
  'payout-account-look-ups': 'जाँच के लिए बाकी पेआउट खाते',
  'payout-reversals': 'लौटे हुए पेआउट पढ़ना',
  'audit-archive': 'ऑडिट लॉग का संग्रह',
  'registry-timestamp': 'रिलीज़ रजिस्ट्री का टाइमस्टैम्प',
  'week-change-sweep': 'समय के पुराने बदलाव हटाना',
  retention: 'रिटेंशन',
};

const units: readonly [seconds: number, one: string, many: string][] = [
  [86_400, 'दिन', 'दिन'],
  [3_600, 'घंटा', 'घंटे'],
  [60, 'मिनट', 'मिनट'],
  [1, 'सेकंड', 'सेकंड'],
];

/** `90` → `2 मिनट`: in the largest unit not exceeding it, rounded. */
const duration = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  const [size, one, many] = units.find(([unit]) => whole >= unit) ?? [1, 'सेकंड', 'सेकंड'];
  const count = Math.round(whole / size);
  return `${count} ${count === 1 ? one : many}`;
};

export const text: Translation<typeof english> = {
  title: 'जॉब',
  intro:
    'वह काम जो जवाब के बाद होता है: ईमेल, रिफ़ंड, सर्च इंडेक्स। जो फ़ेल होता है, उसकी एक दिन से ज़्यादा समय तक फिर कोशिश होती है, फिर वह यहाँ इंतज़ार करता है।',
  what: 'जॉब',
  name: (name) => names[name] ?? name,
  duration,

  failed: 'फ़ेल जॉब',
  failedCaption: 'फ़ेल हुई जॉब, सबसे पुरानी पहले',
  noneFailed: 'कोई जॉब फ़ेल नहीं हुई',
  noneFailedWhy: 'फ़ेल हुई जॉब यहाँ रहती है, जब तक पूरी या ख़ारिज न हो जाए।',
  columns: {
    kind: 'प्रकार',
    state: 'स्थिति',
    age: 'कितनी पुरानी',
    attempts: 'कोशिशें',
    failure: 'पिछली गड़बड़ी',
    acts: 'क्या करें',
  },
  states: { failing: 'फ़ेल हो रही', dead: 'कोशिश बंद' },
  next: (time) => `अगली कोशिश ${time}`,
  retry: 'फिर कोशिश करें',
  retryOf: (kind, age) => `फिर कोशिश करें: ${kind}, ${age} पहले की`,
  retrying: 'जॉब फिर चलाना',
  retried: 'जॉब की अभी फिर कोशिश हो रही है।',
  discard: 'ख़ारिज करें',
  discardOf: (kind, age) => `ख़ारिज करें: ${kind}, ${age} पहले की`,
  discardTitle: 'यह जॉब ख़ारिज करें?',
  discardWhy: (kind) => `इसका काम कभी नहीं होगा, और इसे वापस नहीं लाया जा सकता। प्रकार: ${kind}।`,
  discarding: 'जॉब ख़ारिज करना',
  discarded: 'जॉब ख़ारिज कर दी गई है।',

  kinds: 'बाक़ी, प्रकार से',
  kindsCaption: 'जो जॉब पूरी नहीं हुईं, प्रकार से',
  noneWaits: 'कुछ बाक़ी नहीं है।',
  kindColumns: {
    kind: 'प्रकार',
    waiting: 'बाक़ी',
    underWay: 'जारी',
    failing: 'फ़ेल हो रही',
    dead: 'कोशिश बंद',
    oldest: 'सबसे पुरानी',
  },
  never: '–',

  tasks: 'नियमित टास्क',
  tasksCaption: 'जो बार-बार किया जाता है, फ़ेल होने वाले टास्क पहले',
  taskColumns: {
    task: 'टास्क',
    interval: 'अंतराल',
    last: 'पिछली बार',
    next: 'अगली बार',
    state: 'स्थिति',
  },
  well: 'ठीक',
  failures: (count) => `${count} बार फ़ेल`,
};
