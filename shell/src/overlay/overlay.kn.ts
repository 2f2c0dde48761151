import type { LoadPhase } from '@nukkad/platform/contract';
import { formatDecimal } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { Source } from './overlay.model';
import type { text as english } from './overlay.text';

const sources: Record<Source, string> = {
  stable: 'ಸ್ಥಿರ',
  canary: 'ಕ್ಯಾನರಿ',
  preview: 'ಮುನ್ನೋಟ',
  replay: 'ಮತ್ತೆ ಚಲಾಯಿಸಿದ್ದು',
  renewed: 'ಬೇರೊಂದರ ಬದಲು',
};

/** A CLS of 0.1 is already poor. */
const SHIFT_DIGITS = 3;

const phases: Record<LoadPhase, string> = { entry: 'ಎಂಟ್ರಿ', screen: 'ಸ್ಕ್ರೀನ್', render: 'ಡ್ರಾಯಿಂಗ್' };

export const text: Translation<typeof english> = {
  title: 'ಈ ಪುಟದಲ್ಲಿ ಏನು ಚಾಲನೆಯಲ್ಲಿದೆ',
  caption: 'ಈ ಪುಟದ ಭಾಗಗಳು',
  lock: 'ಕಾಂಪೊಸಿಷನ್',
  shell: 'ಶೆಲ್',
  serial: 'ಕ್ರಮಸಂಖ್ಯೆ',
  copyLock: 'ಐಡಿ ನಕಲಿಸಿ',
  copied: 'ನಕಲಾಗಿದೆ.',
  copyFailed: 'ನಕಲಿಸಲು ಬ್ರೌಸರ್ ಬಿಡಲಿಲ್ಲ. ಐಡಿಯನ್ನು ಆಯ್ಕೆ ಮಾಡಿ ನೀವೇ ನಕಲಿಸಿ.',
  replayLink: 'ಇದೇ ಕಾಂಪೊಸಿಷನ್‌ನಲ್ಲಿ ಈ ಪುಟ',
  parts: 'ಭಾಗ',
  owner: (team) => `ತಂಡ: ${team}`,
  runs: 'ಚಾಲನೆಯಲ್ಲಿರುವುದು',
  load: 'ಲೋಡಿಂಗ್',
  bytes: 'ನೆಟ್‌ವರ್ಕ್ ಮೂಲಕ',
  errors: 'ದೋಷಗಳು',
  traces: (errors) => `${errors}, ಟ್ರೇಸ್‌ಗಳೊಂದಿಗೆ`,
  vitals: 'ವೈಟಲ್‌ಗಳು',
  shared: 'ಹಂಚಿಕೊಂಡ ಪ್ಯಾಕೇಜ್‌ಗಳು',
  none: 'ಇನ್ನೂ ಯಾವುದೂ ಇಲ್ಲ',
  source: (source) => sources[source],
  phases,
  ms: (what, ms) => `${what} ${Math.round(ms)} ms`,
  size: (bytes) => `${formatDecimal(bytes / 1_024, 1)} KB`,
  shift: (value) => `CLS ${formatDecimal(value, SHIFT_DIGITS)}`,
  share: (name, wanted, given, from) => `${name} ${given}, ${from} ಕಡೆಯಿಂದ; ಬೇಕಿದ್ದದ್ದು ${wanted}`,
  state(found, running) {
    if (found.state === 'idle') return 'ಕೇಳಿಲ್ಲ';
    if (found.state === 'shown') return 'ತೋರಿಸಲಾಗಿದೆ';
    const { code, phase, version } = found;
    const whose = version === running ? '' : `${version}: `;
    const then = found.state === 'recovered' ? ', ನಂತರ ತೋರಿಸಲಾಗಿದೆ' : '';
    return `${whose}${phases[phase]} ಹಂತದಲ್ಲಿ ವಿಫಲ (${code})${then}`;
  },
  askFailed: 'ನೀವು ಯಾರೆಂದು ತಿಳಿಯಲು ಆಗಲಿಲ್ಲ, ಆದ್ದರಿಂದ ಇದನ್ನು ತೋರಿಸಿಲ್ಲ.',
  askNext: 'ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};
