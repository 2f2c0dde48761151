import { nameIn } from '@nukkad/platform/names/in-languages';
import { named } from '../../core/email/strangers.model';
import type * as english from './alerts.text';

const subjectOf = ({ topic, city }: { topic: string; city: string }) =>
  `${named(nameIn('kn', topic))}, ${named(nameIn('kn', city))}`;

export const confirmAlertEmail: typeof english.confirmAlertEmail = ({
  to,
  confirm,
  end,
  days,
  ...about
}) => ({
  to,
  subject: 'ನಿಮಗೆ ತಿಳಿಸಬಹುದು ಎಂದು ದೃಢೀಕರಿಸಿ',
  text: `ನಮಸ್ಕಾರ,

“${subjectOf(about)}” ಗೆ ಯಾರಾದರೂ ಪಟ್ಟಿಯಲ್ಲಿ ಸೇರಿದಾಗ ಈ ವಿಳಾಸಕ್ಕೆ ಬರೆಯುವಂತೆ ಯಾರೋ ನಮ್ಮನ್ನು ಕೇಳಿದ್ದಾರೆ. ಅದು ನೀವೇ ಆಗಿದ್ದರೆ, ಈ ಲಿಂಕ್ ತೆರೆಯಿರಿ:

${confirm}

ಲಿಂಕ್ ${days} ದಿನ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ಅದು ನೀವಲ್ಲದಿದ್ದರೆ, ಏನೂ ಮಾಡಬೇಡಿ: ನಾವು ಬೇರೇನೂ ಕಳುಹಿಸುವುದಿಲ್ಲ.

ನಂತರ ಇದನ್ನು ನಿಲ್ಲಿಸಲು: ${end}
`,
});

export const keptAlertEmail: typeof english.keptAlertEmail = ({ to, end, ...about }) => ({
  to,
  subject: `ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ: ${subjectOf(about)}`,
  text: `ನಮಸ್ಕಾರ,

“${subjectOf(about)}” ಗೆ ಯಾರಾದರೂ ಪಟ್ಟಿಯಲ್ಲಿ ಸೇರಿದಾಗ ಬರೆಯುವಂತೆ ನೀವು ಕೇಳಿದ್ದೀರಿ. ನಾವು ಒಂದು ಬಾರಿ ಬರೆಯುತ್ತೇವೆ; ಒಂದು ವರ್ಷ ಯಾರೂ ಸಿಗದಿದ್ದರೆ ಇದು ತಾನಾಗಿಯೇ ಕೊನೆಗೊಳ್ಳುತ್ತದೆ.

ಇದನ್ನು ನಿಲ್ಲಿಸಲು: ${end}
`,
});

export const listedEmail: typeof english.listedEmail = ({ to, address, ...about }) => ({
  to,
  subject: `ಈಗ ಪಟ್ಟಿಯಲ್ಲಿದೆ: ${subjectOf(about)}`,
  text: `ನಮಸ್ಕಾರ,

ತಿಳಿಸುವಂತೆ ನೀವು ಕೇಳಿದ್ದಿರಿ: Nukkad ನಲ್ಲಿ “${subjectOf(about)}” ಗೆ ಈಗ ಒಬ್ಬರು ಪಟ್ಟಿಯಲ್ಲಿದ್ದಾರೆ.

ಯಾರೆಂದು ನೋಡಿ: ${address}

ಇದರ ಬಗ್ಗೆ ಇದೊಂದೇ ಇಮೇಲ್. ನಿಮ್ಮ ವಿನಂತಿ ಮತ್ತು ಅದರ ವಿಳಾಸವನ್ನು ಅಳಿಸಲಾಗಿದೆ.
`,
});
