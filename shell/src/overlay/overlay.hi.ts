import type { LoadPhase } from '@nukkad/platform/contract';
import { formatDecimal } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { Source } from './overlay.model';
import type { text as english } from './overlay.text';

const sources: Record<Source, string> = {
  stable: 'स्थिर',
  canary: 'कैनरी',
  preview: 'प्रीव्यू',
  replay: 'दोबारा चलाया गया',
  renewed: 'किसी और की जगह',
};

/** A CLS of 0.1 is already poor. */
const SHIFT_DIGITS = 3;

const phases: Record<LoadPhase, string> = { entry: 'एंट्री', screen: 'स्क्रीन', render: 'ड्रॉइंग' };

export const text: Translation<typeof english> = {
  title: 'इस पेज पर क्या चल रहा है',
  caption: 'इस पेज के हिस्से',
  lock: 'कंपोज़िशन',
  shell: 'शेल',
  serial: 'क्रमांक',
  copyLock: 'आईडी कॉपी करें',
  copied: 'कॉपी हो गया।',
  copyFailed: 'ब्राउज़र ने हमें इसे कॉपी नहीं करने दिया। आईडी चुनें और ख़ुद कॉपी करें।',
  replayLink: 'इसी कंपोज़िशन में यह पेज',
  parts: 'हिस्सा',
  owner: (team) => `टीम: ${team}`,
  runs: 'क्या चल रहा है',
  load: 'लोडिंग',
  bytes: 'नेटवर्क से',
  errors: 'गड़बड़ियाँ',
  traces: (errors) => `${errors}, ट्रेस के साथ`,
  vitals: 'वाइटल',
  shared: 'साझा पैकेज',
  none: 'अभी कोई नहीं',
  source: (source) => sources[source],
  phases,
  ms: (what, ms) => `${what} ${Math.round(ms)} ms`,
  size: (bytes) => `${formatDecimal(bytes / 1_024, 1)} KB`,
  shift: (value) => `CLS ${formatDecimal(value, SHIFT_DIGITS)}`,
  share: (name, wanted, given, from) => `${name} ${given}, ${from} से; चाहिए था ${wanted}`,
  state(found, running) {
    if (found.state === 'idle') return 'माँगा नहीं गया';
    if (found.state === 'shown') return 'दिखाया गया';
    const { code, phase, version } = found;
    const whose = version === running ? '' : `${version}: `;
    const then = found.state === 'recovered' ? ', फिर दिखाया गया' : '';
    return `${whose}${phases[phase]} में नाकाम (${code})${then}`;
  },
  askFailed: 'हम यह पता नहीं कर सके कि आप कौन हैं, इसलिए यह नहीं दिखाया गया।',
  askNext: 'थोड़ी देर में फिर कोशिश करें।',
};
