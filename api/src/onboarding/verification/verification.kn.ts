import { nameIn } from '@nukkad/platform/names/in-languages';
import { named } from '../../core/email/strangers.model';
import type * as english from './verification.text';

export const notifications: typeof english.notifications = {
  approved: () => ({
    title: 'ನೀವು ಪಟ್ಟಿಯಲ್ಲಿದ್ದೀರಿ',
    text: 'ನಿಮ್ಮ ದಾಖಲೆಗಳನ್ನು ಪರಿಶೀಲಿಸಲಾಗಿದೆ. ನಿಮ್ಮ ಪುಟದಲ್ಲಿ ಈಗ ಪರಿಶೀಲಿಸಲಾದ ಬ್ಯಾಡ್ಜ್ ಇದೆ.',
  }),
  returned: () => ({
    title: 'ಪಟ್ಟಿಗೆ ಸೇರುವ ಮೊದಲು ಏನೋ ಬಾಕಿ ಇದೆ',
    text: 'ನೀವು ಕಳುಹಿಸಿದ್ದನ್ನು ನೋಡಿದ್ದೇವೆ. ಏನು ಬದಲಾಯಿಸಬೇಕೆಂದು ನೋಡಿ, ಮತ್ತೆ ಸಲ್ಲಿಸಿ.',
  }),
  'document-approved': (title) => ({
    title: 'ನಿಮ್ಮ ದಾಖಲೆ ಪರಿಶೀಲಿಸಲಾಗಿದೆ',
    text: `“${nameIn('kn', title)}” ಈಗ ನಿಮ್ಮ ಪುಟದಲ್ಲಿದೆ.`,
  }),
  'document-rejected': (title, reason) => ({
    title: 'ನಿಮ್ಮ ದಾಖಲೆಗೆ ಒಪ್ಪಿಗೆ ಸಿಕ್ಕಿಲ್ಲ',
    text: `“${nameIn('kn', title)}” ಕಾಣುವುದಿಲ್ಲ: ${reason}`,
  }),
};

export const approvedEmail: typeof english.approvedEmail = ({ to, name, note, ...way }) => ({
  to,
  subject: 'ನೀವು Nukkad ಪಟ್ಟಿಯಲ್ಲಿದ್ದೀರಿ',
  text: `ನಮಸ್ಕಾರ ${named(name)},

ನಿಮ್ಮ ದಾಖಲೆಗಳನ್ನು ಪರಿಶೀಲಿಸಲಾಗಿದೆ. ನಿಮ್ಮ ಪುಟ ಈಗ ಪರಿಶೀಲಿಸಲಾದ ಬ್ಯಾಡ್ಜ್‌ನೊಂದಿಗೆ ಪಟ್ಟಿಯಲ್ಲಿದೆ.
${said(note)}
ನಿಮ್ಮ ಪುಟ: ${way.publicPage}
ನಿಮ್ಮ ಡ್ಯಾಶ್‌ಬೋರ್ಡ್: ${way.address}
`,
});

export const returnedEmail: typeof english.returnedEmail = ({
  to,
  name,
  address,
  note,
  rejected,
}) => ({
  to,
  subject: 'ಪಟ್ಟಿಗೆ ಸೇರುವ ಮೊದಲು ಏನೋ ಬಾಕಿ ಇದೆ',
  text: `ನಮಸ್ಕಾರ ${named(name)},

ನೀವು ಕಳುಹಿಸಿದ್ದನ್ನು ನೋಡಿದ್ದೇವೆ. ಪಟ್ಟಿಗೆ ಸೇರುವ ಮೊದಲು ಏನೋ ಬದಲಾಗಬೇಕು.
${said(note)}${rejected.map(({ title, reason }) => `\n${named(nameIn('kn', title))}: ${reason}\n`).join('')}
ನೀವು ನಮೂದಿಸಿದ್ದೆಲ್ಲ ಉಳಿದಿದೆ. ಇಲ್ಲಿ ಹೇಳಿದ್ದನ್ನು ಬದಲಾಯಿಸಿ ಮತ್ತೆ ಸಲ್ಲಿಸಿ: ${address}
`,
});

export const documentEmail: typeof english.documentEmail = ({
  to,
  name,
  notification,
  address,
}) => ({
  to,
  subject: notification.title,
  text: `ನಮಸ್ಕಾರ ${named(name)},

${notification.text}

ನಿಮ್ಮ ದಾಖಲೆಗಳು: ${address}
`,
});

const said = (note: string | undefined) => (note === undefined ? '' : `\n${note}\n`);
