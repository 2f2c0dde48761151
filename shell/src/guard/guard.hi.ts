import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './guard.text';

export const text: Translation<typeof english> = {
  failed: 'हम जाँच नहीं सके कि आपका लॉग इन है या नहीं',
  failedNext: 'कुछ भी खोया नहीं है। अपना इंटरनेट कनेक्शन जाँचें, फिर कोशिश करें।',
  home: 'होम पर जाएँ',
  loggedOut: 'आपका लॉग आउट हो गया है',
  loggedOutWhy:
    'आपका सेशन यहाँ या किसी और टैब में ख़त्म हो गया है, इसलिए इस पेज पर जो था वह अब नहीं दिखाया जा रहा।',
  login: 'फिर लॉग इन करें',
  forProfessionals: 'यह पेज प्रोफ़ेशनल के लिए है',
  forProfessionalsWhy: 'आपका लॉग इन ग्राहक के तौर पर है। आपकी चीज़ें आपकी प्रोफ़ाइल में हैं।',
  forOperators: 'यह पेज Nukkad के ऑपरेटर के लिए है',
  forOperatorsWhy: 'आपका लॉग इन है, लेकिन आपके खाते को यहाँ आने की अनुमति नहीं है।',
  profile: 'अपनी प्रोफ़ाइल पर जाएँ',
  list: 'अपनी लिस्टिंग बनाएँ',
};
