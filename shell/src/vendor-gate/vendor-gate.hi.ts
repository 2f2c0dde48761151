import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './vendor-gate.text';

export const text: Translation<typeof english> = {
  none: 'अभी किसी तरह का डैशबोर्ड तैयार नहीं है।',
  noneNext: 'बाद में आएँ, या होम पर जाएँ।',
  failed: 'डैशबोर्ड लोड नहीं हो सके',
  failedNext: 'आपका डेटा सुरक्षित है। फिर कोशिश करें।',
  home: 'होम पर जाएँ',
  otherProfession: 'यह पेज किसी और पेशे के लिए है',
  otherProfessionWhy: 'आपका लॉग इन है, लेकिन आपका खाता किसी और काम के लिए रजिस्टर है।',
  ownDashboard: 'अपने डैशबोर्ड पर जाएँ',
  ownOnboarding: 'अपना पेज पूरा करें',
  sentence: (title) => `${title}।`,
  draft: 'आपका पेज अभी सार्वजनिक नहीं है',
  draftWhy: 'पेज पूरा होने पर लोग आपको खोज सकेंगे।',
  complete: 'अपना पेज पूरा करें',
  goOn: (stored, all) => `जारी रखें: ${all} में से ${stored}`,
  submitted: 'आपका पेज सत्यापन की प्रतीक्षा में है',
  submittedWhy: 'सत्यापन आम तौर पर 24 घंटे में हो जाता है। उसके बाद लोग आपको खोज सकेंगे।',
  see: 'इसकी स्थिति देखें',
  returned: 'आपके पेज में बदलाव चाहिए',
  returnedWhy: 'जो स्वीकार नहीं हुआ उसे ठीक करें, फिर दोबारा जमा करें।',
  rejected: (title, reason) =>
    reason === null ? `स्वीकार नहीं हुआ: ${title}।` : `स्वीकार नहीं हुआ: ${title}। वजह: ${reason}`,
  change: 'इसे बदलें',
};
