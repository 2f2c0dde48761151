import { formatCount } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { Direction } from './stats.model';
import type { text as english, Span } from './stats.text';

const since: Record<Span, string> = {
  month: 'पिछले महीने',
  quarter: 'उससे पहले के तीन महीनों',
};

const than: Record<Direction, (span: Span, percent: string) => string> = {
  up: (span, percent) => `${since[span]} से ${percent}ज़्यादा`,
  down: (span, percent) => `${since[span]} से ${percent}कम`,
  level: (span) => `${since[span]} के बराबर`,
};

export const text: Translation<typeof english> = {
  what: 'आँकड़े',
  chartWhat: 'चार्ट',
  visitWhat: 'अगली विज़िट',
  cards: 'आँकड़े',
  newcomer: 'नया',
  ratings: (count) => `${formatCount(count)} रेटिंग`,
  change: (direction, percent, span = 'month') =>
    than[direction](span, percent === null ? '' : `${percent} `),
  people: 'लिंग',
  male: 'पुरुष',
  female: 'महिला',
  child: 'बच्चे',
  percent: '%',
  performance: 'काम के आँकड़े',
  span: 'अवधि',
  spans: { weeks: 'हफ़्ते', month: 'महीना', years: 'साल' },
  hours: 'पढ़ाने के घंटे',
  students: 'विद्यार्थियों की संख्या',
  classes: 'क्लासों की संख्या',
  nextVisit: 'अगले मरीज़ की जानकारी',
  name: 'नाम',
  reason: 'कारण',
  born: 'जन्मतिथि',
  lastVisit: 'पिछला अपॉइंटमेंट',
  sex: 'लिंग',
  height: 'लंबाई',
  weight: 'वज़न',
  registered: 'रजिस्ट्रेशन की तारीख़',
  history: 'पुरानी जानकारी',
  next: 'अगला अपॉइंटमेंट',
  unknown: 'दर्ज नहीं',
  noVisit: 'अभी तक कोई विज़िट नहीं',
  nobody: 'आगे कोई अपॉइंटमेंट नहीं',
  nobodyWhy: 'आपका अगला पुष्टि किया हुआ अपॉइंटमेंट, मरीज़ पर आपके नोट के साथ, यहाँ दिखेगा।',
  cm: (height) => `${height} सेमी`,
  kg: (weight) => `${weight} किग्रा`,
};
