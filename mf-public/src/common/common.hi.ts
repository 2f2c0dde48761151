import { formatDuration } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import type { Translation } from '@nukkad/platform/words';
import type * as english from './common.text';

export const home: Translation<typeof english.home> = 'होम';
export const rootOf: Translation<typeof english.rootOf> = (city) =>
  city === null ? home : localName(city);
export const unknown: Translation<typeof english.unknown> = '—';
export const verified: Translation<typeof english.verified> = 'सत्यापित';
export const sample: Translation<typeof english.sample> = 'नमूना';
export const sampleWhy: Translation<typeof english.sampleWhy> = 'नमूना प्रोफ़ाइल: यह व्यक्ति काल्पनिक है';
export const per: Translation<typeof english.per> = (unit) => `प्रति ${unit}`;
export const speaks: Translation<typeof english.speaks> = 'भाषाएँ';
export const where: Translation<typeof english.where> = 'जगह';
export const fee: Translation<typeof english.fee> = 'फ़ीस';
export const rating: Translation<typeof english.rating> = 'रेटिंग';
export const zone: Translation<typeof english.zone> = 'सभी समय भारतीय समय (IST) के अनुसार हैं।';
export const loading: Translation<typeof english.loading> = (what) => `लोड हो रहा है: ${what}`;
export const call: Translation<typeof english.call> = 'कॉल करें';
export const callFor: Translation<typeof english.callFor> = (name) =>
  `${name} को कॉल करें: नंबर दिखाएँ`;
export const callNumber: Translation<typeof english.callNumber> = (name, phone) =>
  `${name} को कॉल करें: ${phone}`;
export const askingNumber: Translation<typeof english.askingNumber> = 'नंबर लाया जा रहा है…';
export const noNumber: Translation<typeof english.noNumber> =
  'नंबर नहीं दिखाया जा सका। फिर कोशिश करें।';
export const chat: Translation<typeof english.chat> = 'चैट';
export const chatWith: Translation<typeof english.chatWith> = (name) => `${name} के साथ चैट`;
export const bookWith: Translation<typeof english.bookWith> = (label, name) => `${label}: ${name}`;
export const viewComplaints: Translation<typeof english.viewComplaints> = 'शिकायतें देखें';
export const viewComplaintsOf: Translation<typeof english.viewComplaintsOf> = (name) =>
  `${name} के बारे में शिकायतें देखें`;
export const writeComplaint: Translation<typeof english.writeComplaint> = 'शिकायत लिखें';
export const writeComplaintOn: Translation<typeof english.writeComplaintOn> = (name) =>
  `${name} के बारे में शिकायत लिखें`;
export const nextFree: Translation<typeof english.nextFree> = 'अगले ख़ाली समय';
export const next: Translation<typeof english.next> = 'अगले:';
export const bookAt: Translation<typeof english.bookAt> = (time, name) =>
  `${time}, ${name} के साथ बुक करें`;
export const km: Translation<typeof english.km> = (km) => `${km} किमी दूर`;
export const experience: Translation<typeof english.experience> = 'अनुभव';
export const years: Translation<typeof english.years> = (years) => `${years} साल का अनुभव`;
export const replies: Translation<typeof english.replies> = 'जवाब का समय';
export const repliesWithin: Translation<typeof english.repliesWithin> = (minutes) =>
  `जवाब में अधिकतम ${formatDuration(minutes)}`;
export const like: Translation<typeof english.like> = (name) => `${name} को पसंदीदा में जोड़ें`;
export const liked: Translation<typeof english.liked> = (name) =>
  `${name} अब इस डिवाइस पर आपके पसंदीदा में हैं। इन्हें हर जगह रखने के लिए लॉग इन करें।`;
export const login: Translation<typeof english.login> = 'लॉग इन करें';
export const likedHere: Translation<typeof english.likedHere> = (name) =>
  `${name} अब आपके पसंदीदा में हैं।`;
export const unliked: Translation<typeof english.unliked> = (name) =>
  `${name} अब आपके पसंदीदा में नहीं हैं।`;
export const professional: Translation<typeof english.professional> = () => 'प्रोफ़ेशनल';
export const needsScript: Translation<typeof english.needsScript> =
  'समय चुनने के लिए JavaScript ज़रूरी है।';
