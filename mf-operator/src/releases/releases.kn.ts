import type { LoadPhase } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './releases.text';

const phases: Record<LoadPhase, string> = {
  entry: 'ಎಂಟ್ರಿಯಲ್ಲಿ',
  screen: 'ಸ್ಕ್ರೀನ್‌ನಲ್ಲಿ',
  render: 'ರೆಂಡರ್‌ನಲ್ಲಿ',
};

export const text: Translation<typeof english> = {
  title: 'ರಿಲೀಸ್‌ಗಳು',
  what: 'ರಿಲೀಸ್‌ಗಳು',
  why: (hours) => `ಸಂದರ್ಶಕರು ಏನು ಬಳಸುತ್ತಿದ್ದಾರೆ, ಕಳೆದ ${hours} ಗಂಟೆಗಳಲ್ಲಿ ಅದು ಹೇಗೆ ನಡೆಯಿತು.`,
  none: 'ಈ API ಜೊತೆ ಏನೂ ರಿಲೀಸ್ ಆಗಿಲ್ಲ',
  noneWhy: 'NUKKAD_DATA ಮತ್ತು SITE_DIR ಹೆಸರಿಸುವ ಫೋಲ್ಡರ್‌ಗಳಲ್ಲಿ ರಿಜಿಸ್ಟ್ರಿ ಇಲ್ಲ, ಅಥವಾ ಅದಕ್ಕೆ ಏನೂ ರಿಲೀಸ್ ಆಗಿಲ್ಲ.',
  caption: 'ಪ್ರತಿ ಪಾರ್ಟ್‌ನಲ್ಲಿ ಸಂದರ್ಶಕರು ಬಳಸುತ್ತಿರುವುದು',
  captionOf: (part) => `ಆವೃತ್ತಿಗಳು: ${part}`,
  columns: {
    part: 'ಪಾರ್ಟ್',
    version: 'ಆವೃತ್ತಿ',
    mounts: 'ತೋರಿಸಿದ್ದು',
    failures: 'ವಿಫಲ',
    errors: 'ಎರರ್‌ಗಳು',
    loading: 'ಎಂಟ್ರಿ · ಸ್ಕ್ರೀನ್ · ಮೊದಲ ರೆಂಡರ್',
    vitals: 'LCP · INP · CLS',
    bytes: 'ಬೈಟ್‌ಗಳು',
  },
  figures: 'ಸಮಯ, ವೈಟಲ್‌ಗಳು ಮತ್ತು ಬೈಟ್‌ಗಳು: ನಾಲ್ಕರಲ್ಲಿ ಮೂರು ಭಾಗ ಪುಟಗಳು ಈ ಮೌಲ್ಯ ಅಥವಾ ಅದಕ್ಕಿಂತ ಕೆಳಗೆ ಇದ್ದವು.',
  standing: {
    live: 'ಲೈವ್',
    canary: 'ಕ್ಯಾನರಿ',
    stored: 'ಬಳಕೆಯಲ್ಲಿಲ್ಲ',
    withdrawn: 'ಹಿಂಪಡೆಯಲಾಗಿದೆ',
  },
  nothing: '–',
  owner: (team) => `ತಂಡ: ${team}`,
  noOwner: 'ಇದಕ್ಕೆ ಯಾವ ತಂಡದ ಹೆಸರೂ ಇಲ್ಲ.',
  all: 'ಎಲ್ಲ ರಿಲೀಸ್‌ಗಳು',

  canary: 'ಕ್ಯಾನರಿ',
  canaryOf: (percent) => `ಸಂದರ್ಶಕರಲ್ಲಿ ${percent} ಈ ಆವೃತ್ತಿಗಳನ್ನು ಬಳಸುತ್ತಿದ್ದಾರೆ`,
  noCanary: 'ಯಾವ ಕ್ಯಾನರಿಯೂ ನಡೆಯುತ್ತಿಲ್ಲ.',
  canaryPart: ({ part, version }) => `${part} ${version}`,
  troubled: (troubled, visits) =>
    `ತೊಂದರೆ: ${visits} ${visits === 1 ? 'ಭೇಟಿಯಲ್ಲಿ' : 'ಭೇಟಿಗಳಲ್ಲಿ'} ${troubled}`,
  ofCanary: 'ಕ್ಯಾನರಿಯೊಂದಿಗೆ',
  ofLive: 'ಲೈವ್ ಆವೃತ್ತಿಯೊಂದಿಗೆ',
  verdict: 'ನಿರ್ಣಯ',
  verdicts: {
    'go-on': 'ಈಗಲೇ ಹೇಳಲಾಗದು',
    healthy: 'ಸರಿಯಿದೆ',
    'take-back': 'ಇನ್ನೂ ಕೆಟ್ಟದು: ಹಿಂಪಡೆಯಲಾಗುತ್ತಿದೆ',
  },
  takeBack: 'ಕ್ಯಾನರಿ ಹಿಂಪಡೆಯಿರಿ…',
  takeBackNow: 'ಹಿಂಪಡೆಯಿರಿ',
  takeBackWhy: 'ಎಲ್ಲರೂ ತಮ್ಮ ಮುಂದಿನ ಪುಟದಿಂದ ಮತ್ತೆ ಲೈವ್ ಆವೃತ್ತಿಯನ್ನು ಬಳಸುತ್ತಾರೆ.',
  takingBack: 'ಹಿಂಪಡೆಯಲಾಗುತ್ತಿದೆ…',
  takenBack: 'ಕ್ಯಾನರಿಯನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ.',

  rollBack: 'ರೋಲ್‌ಬ್ಯಾಕ್ ಮಾಡಿ',
  askRollBack: 'ರೋಲ್‌ಬ್ಯಾಕ್ ಮಾಡಿ…',
  rollBackTo: 'ಯಾವ ಆವೃತ್ತಿಗೆ ರೋಲ್‌ಬ್ಯಾಕ್',
  rollBackWhy: 'ಎಲ್ಲರೂ ತಮ್ಮ ಮುಂದಿನ ಪುಟದಿಂದ ಮತ್ತೆ ಈ ಆವೃತ್ತಿಯನ್ನು ಬಳಸುತ್ತಾರೆ.',
  rollingBack: 'ರೋಲ್‌ಬ್ಯಾಕ್ ಆಗುತ್ತಿದೆ…',
  rolledBack: (part, version) => `${part} ಈಗ ಮತ್ತೆ ${version} ಆವೃತ್ತಿಯಲ್ಲಿದೆ.`,
  noEarlier: 'ರಿಜಿಸ್ಟ್ರಿಯಲ್ಲಿ ಈ ಪಾರ್ಟ್‌ನ ಬೇರೆ ಆವೃತ್ತಿ ಇಲ್ಲ.',
  versionNeeded: 'ಆವೃತ್ತಿಯನ್ನು ಆಯ್ಕೆಮಾಡಿ',
  reason: 'ಏಕೆ',
  reasonHint: 'ಇದು ರಿಜಿಸ್ಟ್ರಿಯ ಲಾಗ್‌ನಲ್ಲಿ ಮತ್ತು ಆಡಿಟ್ ಲಾಗ್‌ನಲ್ಲಿ ಇರುತ್ತದೆ.',
  tooLong: (most) => `ಹೆಚ್ಚೆಂದರೆ ${most} ಅಕ್ಷರಗಳು`,

  messages: 'ಪುಟಗಳು ಹೇಳಿದ್ದು',
  noMessages: 'ಯಾವ ಪುಟವೂ ವೈಫಲ್ಯವನ್ನು ತಿಳಿಸಿಲ್ಲ.',
  messageWhere: ({ version, path, phase }) =>
    `${version}${phase === null ? '' : `, ${phases[phase]}`}, ${path} ನಲ್ಲಿ`,
  shares: 'ಹಂಚಿಕೊಂಡ ಪ್ಯಾಕೇಜ್‌ಗಳು',
  noShares: 'ತನಗೆ ಯಾವ ಪ್ರತಿ ಸಿಕ್ಕಿತು ಎಂದು ಯಾವ ಪುಟವೂ ತಿಳಿಸಿಲ್ಲ.',
  sharesCaption: 'ಪಾರ್ಟ್‌ಗೆ ಪ್ಯಾಕೇಜ್‌ನ ಯಾವ ಪ್ರತಿ ಸಿಕ್ಕಿತು',
  shareColumns: {
    name: 'ಪ್ಯಾಕೇಜ್',
    wanted: 'ಕೇಳಿದ್ದು',
    given: 'ಸಿಕ್ಕಿದ್ದು',
    from: 'ಎಲ್ಲಿಂದ',
    times: 'ಎಷ್ಟು ಬಾರಿ',
  },

  log: 'ರಿಜಿಸ್ಟ್ರಿಯ ಲಾಗ್',
  logWhat: 'ರಿಜಿಸ್ಟ್ರಿಯ ಲಾಗ್',
  logCaption: 'ರಿಲೀಸ್ ಆದದ್ದು, ಸರಿಸಿದ್ದು ಮತ್ತು ಹಿಂಪಡೆದದ್ದು, ಹೊಸದು ಮೊದಲು',
  noMoves: 'ಇನ್ನೂ ಏನೂ ರಿಲೀಸ್ ಆಗಿಲ್ಲ.',
  logColumns: { what: 'ಏನು', part: 'ಪಾರ್ಟ್', by: 'ಯಾರು', when: 'ಯಾವಾಗ', why: 'ಏಕೆ' },
  move: (action, version) => `${action} ${version}`,
};
