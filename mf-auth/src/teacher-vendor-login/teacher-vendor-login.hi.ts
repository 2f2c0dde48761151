import type { Translation } from '@nukkad/platform/words';
import type * as english from './teacher-vendor-login.text';

export const heading: Translation<typeof english.heading> = 'शिक्षकों के लिए लॉग इन';
export const lead: Translation<typeof english.lead> = 'आपकी क्लास, आपके विद्यार्थी और आपकी लिस्टिंग।';
export const notTeacher: Translation<typeof english.notTeacher> = (profession) =>
  profession === null
    ? 'यह शिक्षक का खाता नहीं है। अब आप अपने पेज पर हैं।'
    : `यह शिक्षक का खाता नहीं है (${profession})। अब आप अपने पेज पर हैं।`;
export const isNew: Translation<typeof english.isNew> = 'अभी लिस्टिंग नहीं है?';
export const listYourself: Translation<typeof english.listYourself> = 'अपनी लिस्टिंग बनाएँ';
export const notTeaching: Translation<typeof english.notTeaching> = 'शिक्षक नहीं हैं?';
export const login: Translation<typeof english.login> = 'लॉग इन करें';
