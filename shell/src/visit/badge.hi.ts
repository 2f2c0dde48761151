import { formatViewerDateTime } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './badge.text';

export const text: Translation<typeof english> = {
  label: 'इस पेज के बारे में',
  preview: (part, until) => `यह ${part} का प्रीव्यू है, ${formatViewerDateTime(until)} तक।`,
  previewFellBack: (part) =>
    `${part} का प्रीव्यू नहीं चला, इसलिए आपको वही वर्ज़न दिख रहा है जो सबके पास है।`,
  previewBroken: (part) => `${part} का प्रीव्यू नहीं चला। बाक़ी पेज वैसा ही है जैसा सबको दिखता है।`,
  previewIgnored: (why) => `प्रीव्यू नहीं दिखाया गया: ${why} आपको मौजूदा पेज दिख रहा है।`,
  replay: (lock) => `आपको कंपोज़िशन ${lock} दिख रही है, जैसी वह थी।`,
  lockUnknown: (lock) => `कंपोज़िशन ${lock} यहाँ नहीं रखी गई है, इसलिए आपको मौजूदा पेज दिख रहा है।`,
  backFromPreview: 'लाइव पेज पर वापस',
  backFromReplay: 'मौजूदा पेज पर वापस',
  dismiss: 'बंद करें',
};
