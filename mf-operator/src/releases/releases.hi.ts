import type { LoadPhase } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './releases.text';

const phases: Record<LoadPhase, string> = {
  entry: 'एंट्री में',
  screen: 'स्क्रीन में',
  render: 'रेंडर में',
};

export const text: Translation<typeof english> = {
  title: 'रिलीज़',
  what: 'रिलीज़',
  why: (hours) => `विज़िटर क्या चलाते हैं, और पिछले ${hours} घंटों में वह कैसा चला।`,
  none: 'इस API के साथ कुछ रिलीज़ नहीं है',
  noneWhy:
    'NUKKAD_DATA और SITE_DIR जिन फ़ोल्डरों के नाम देते हैं, उनमें कोई रजिस्ट्री नहीं है, या उसमें कुछ रिलीज़ नहीं हुआ।',
  caption: 'विज़िटर हर पार्ट का क्या चलाते हैं',
  captionOf: (part) => `${part} के वर्शन`,
  columns: {
    part: 'पार्ट',
    version: 'वर्शन',
    mounts: 'दिखाया गया',
    failures: 'फ़ेल',
    errors: 'एरर',
    loading: 'एंट्री · स्क्रीन · पहला रेंडर',
    vitals: 'LCP · INP · CLS',
    bytes: 'बाइट',
  },
  figures: 'समय, वाइटल और बाइट: तीन-चौथाई पेज इस मान पर या इससे नीचे रहे।',
  standing: {
    live: 'लाइव',
    canary: 'कैनरी',
    stored: 'इस्तेमाल में नहीं',
    withdrawn: 'वापस लिया गया',
  },
  nothing: '–',
  owner: (team) => `टीम: ${team}`,
  noOwner: 'इसके लिए किसी टीम का नाम नहीं है।',
  all: 'सभी रिलीज़',

  canary: 'कैनरी',
  canaryOf: (percent) => `${percent} विज़िटर ये वर्शन चलाते हैं`,
  noCanary: 'कोई कैनरी नहीं चल रही।',
  canaryPart: ({ part, version }) => `${part} ${version}`,
  troubled: (troubled, visits) => `${visits} में से ${troubled} विज़िट में दिक़्क़त हुई`,
  ofCanary: 'कैनरी के साथ',
  ofLive: 'लाइव वर्शन के साथ',
  verdict: 'नतीजा',
  verdicts: {
    'go-on': 'अभी कहना जल्दबाज़ी होगी',
    healthy: 'ठीक',
    'take-back': 'बदतर: वापस लिया जा रहा है',
  },
  takeBack: 'कैनरी वापस लें…',
  takeBackNow: 'वापस लें',
  takeBackWhy: 'सब लोग अपने अगले पेज से फिर लाइव वर्शन चलाते हैं।',
  takingBack: 'वापस लिया जा रहा है…',
  takenBack: 'कैनरी वापस ले ली गई।',

  rollBack: 'रोलबैक करें',
  askRollBack: 'रोलबैक करें…',
  rollBackTo: 'किस वर्शन पर रोलबैक करें',
  rollBackWhy: 'सब लोग अपने अगले पेज से फिर यही वर्शन चलाते हैं।',
  rollingBack: 'रोलबैक हो रहा है…',
  rolledBack: (part, version) => `${part} अब फिर ${version} चलाता है।`,
  noEarlier: 'रजिस्ट्री में इस पार्ट का कोई और वर्शन नहीं है।',
  versionNeeded: 'कोई वर्शन चुनें',
  reason: 'क्यों',
  reasonHint: 'यह रजिस्ट्री के लॉग में और ऑडिट लॉग में रहता है।',
  tooLong: (most) => `ज़्यादा से ज़्यादा ${most} अक्षर`,

  messages: 'पेजों ने क्या बताया',
  noMessages: 'किसी पेज ने कोई गड़बड़ी नहीं बताई है।',
  messageWhere: ({ version, path, phase }) =>
    `${version}${phase === null ? '' : `, ${phases[phase]}`}, ${path} पर`,
  shares: 'साझा पैकेज',
  noShares: 'किसी पेज ने नहीं बताया कि उसे कौन-सी कॉपी मिली।',
  sharesCaption: 'पार्ट को पैकेज की कौन-सी कॉपी मिली',
  shareColumns: {
    name: 'पैकेज',
    wanted: 'क्या माँगा',
    given: 'क्या मिला',
    from: 'किससे',
    times: 'कितनी बार',
  },

  log: 'रजिस्ट्री का लॉग',
  logWhat: 'रजिस्ट्री का लॉग',
  logCaption: 'क्या रिलीज़ हुआ, शिफ़्ट हुआ और वापस लिया गया, नया सबसे पहले',
  noMoves: 'अब तक कुछ रिलीज़ नहीं हुआ।',
  logColumns: { what: 'क्या', part: 'पार्ट', by: 'किसने', when: 'कब', why: 'क्यों' },
  move: (action, version) => `${action} ${version}`,
};
