import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './app.text';

export const text: Translation<typeof english> = {
  title: 'ऐप डाउनलोड करें',
  why: 'Nukkad को अपनी होम स्क्रीन पर रखें: एक टैप, कोई स्टोर नहीं, जगह न के बराबर।',
  install: 'इंस्टॉल करें',
  how: {
    ios: 'Safari में शेयर (Share) दबाएँ, फिर “होम स्क्रीन में जोड़ें” (Add to Home Screen)।',
    android:
      'ब्राउज़र का मेन्यू (⋮) खोलें, फिर “ऐप इंस्टॉल करें” (Install app) या “होम स्क्रीन पर जोड़ें” (Add to Home screen) चुनें।',
    safari: 'मेन्यू बार में फ़ाइल (File) चुनें, फिर “डॉक में जोड़ें” (Add to Dock)।',
    firefox:
      'इस कंप्यूटर पर Firefox पेज इंस्टॉल नहीं कर सकता। Nukkad को Chrome या Edge में, या अपने फ़ोन पर खोलें।',
    desktop: 'ऐड्रेस बार के आख़िर में इंस्टॉल का निशान दबाएँ, या ब्राउज़र के मेन्यू में देखें।',
  },
};
