import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './campaigns.text';

export const text: Translation<typeof english> = {
  title: 'चालू अभियान',
  intro: 'आसपास के लोग, जो किसी नेक काम या अपनी कंपनी के लिए पैसे जुटा रहे हैं।',
  what: 'अभियान',
  campaign: 'अभियान',
  kinds: 'अभियान के प्रकार',
  all: 'सभी',
  cause: 'नेक काम',
  startup: 'स्टार्टअप',
  nothing: 'अभी कोई अभियान नहीं है',
  nothingWhy: 'अगला अभियान प्रकाशित होते ही यहाँ दिखेगा।',
  start: 'चंदा जुटाना शुरू करें',
  by: (organiser) => `आयोजक: ${organiser}`,
  donate: 'अभी दान करें',
  invest: 'निवेश में मेरी रुचि है',
  stopped: 'यह अभियान रोक दिया गया',
  stoppedWhy: (reason) =>
    `${reason} इसमें अब दान नहीं लिया जाता, और जिन्होंने दान दिया, उन सबको पैसे वापस मिलेंगे।`,
  ended: 'यह अभियान ख़त्म हो गया है और इसमें अब दान नहीं लिया जाता।',
  updates: 'अपडेट',
  noUpdates: 'अभी कोई अपडेट नहीं है। आयोजक की ख़बरें यहाँ आएँगी।',
  more: 'सभी अभियान',
};
