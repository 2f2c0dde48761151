import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './tax.text';

export const text: Translation<typeof english> = {
  title: 'GST और स्टेटमेंट',
  month: 'महीना',
  statement: 'स्टेटमेंट (PDF)',
  statementWhat: 'स्टेटमेंट सेव करना',
  statementName: (month) => `nukkad-statement-${month}.pdf`,
  details: 'GST की जानकारी',
  what: 'GST की जानकारी',
  why: 'अब से इनवॉइस इसी जानकारी से बनते हैं। क़ीमतों में GST शामिल है। GSTIN के बिना वे बिना टैक्स की रसीदें होती हैं। आपकी दर कौन-सी है, यह अपने अकाउंटेंट से पूछें।',
  gstin: 'GSTIN',
  gstinHint: '15 अक्षर। रजिस्टर्ड नहीं हैं तो ख़ाली छोड़ें।',
  legalName: 'रजिस्ट्रेशन वाला नाम',
  legalNameHint: 'अपने पेज का नाम रखना हो तो ख़ाली छोड़ें।',
  sac: 'सेवा कोड (SAC)',
  sacHint: '4 या 6 अंक, 99 से शुरू',
  rate: 'GST दर',
  rates: { '0': 'छूट (0%)', '5': '5%', '18': '18%' },
  save: 'GST की जानकारी सेव करें',
  saving: 'सेव हो रहा है…',
  saved: 'आपकी GST की जानकारी सेव हो गई।',
};
