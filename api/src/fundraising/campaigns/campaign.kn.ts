import { named, oneLine } from '../../core/email/strangers.model';
import type * as english from './campaign.text';

const email = (to: string, name: string, subject: string, ...paragraphs: string[]) => ({
  to,
  subject: oneLine(subject),
  text: `${[`ನಮಸ್ಕಾರ ${named(name)},`, ...paragraphs].join('\n\n')}\n`,
});

export const notifications: typeof english.notifications = {
  published: (title) => ({
    title: 'ನಿಮ್ಮ ಅಭಿಯಾನ ಪ್ರಕಟವಾಗಿದೆ',
    text: `“${title}” ಪರಿಶೀಲಿಸಲಾಗಿದೆ; ಅದನ್ನು ಈಗ ಎಲ್ಲರೂ ನೋಡಬಹುದು.`,
  }),
  returned: (title, reason) => ({
    title: 'ನಿಮ್ಮ ಅಭಿಯಾನದಲ್ಲಿ ಬದಲಾವಣೆ ಬೇಕಾಗಿದೆ',
    text: `“${title}” ಈಗಿರುವಂತೆ ಪ್ರಕಟಿಸಲಾಗದು. ${reason}`,
  }),
  stopped: (title, reason) => ({
    title: 'ನಿಮ್ಮ ಅಭಿಯಾನ ನಿಲ್ಲಿಸಲಾಗಿದೆ',
    text: `“${title}” ಇನ್ನು ದೇಣಿಗೆ ಪಡೆಯುವುದಿಲ್ಲ, ಮತ್ತು ದೇಣಿಗೆ ನೀಡಿದ ಎಲ್ಲರಿಗೂ ಹಣ ಮರಳಿಸಲಾಗುತ್ತಿದೆ. ${reason}`,
  }),
};

export const publishedEmail: typeof english.publishedEmail = (to, name, title, address) =>
  email(
    to,
    name,
    `ನಿಮ್ಮ ಅಭಿಯಾನ ಪ್ರಕಟವಾಗಿದೆ: ${named(title)}`,
    `“${named(title)}” ಪರಿಶೀಲಿಸಲಾಗಿದೆ ಮತ್ತು ಪ್ರಕಟವಾಗಿದೆ. ಅದರ ಲಿಂಕ್ ಹಂಚಿಕೊಳ್ಳಿ:\n${address}`,
  );

export const returnedEmail: typeof english.returnedEmail = (to, name, title, reason, address) =>
  email(
    to,
    name,
    `ನಿಮ್ಮ ಅಭಿಯಾನದಲ್ಲಿ ಬದಲಾವಣೆ ಬೇಕಾಗಿದೆ: ${named(title)}`,
    `“${named(title)}” ಪರಿಶೀಲಿಸಲಾಗಿದೆ; ಅದು ಈಗಿರುವಂತೆ ಪ್ರಕಟಿಸಲಾಗದು. ನೀವು ಬರೆದದ್ದೆಲ್ಲ ಉಳಿದಿದೆ.`,
    `ಕಾರಣ: ${oneLine(reason)}`,
    `ಅದನ್ನು ಬದಲಾಯಿಸಿ ಮತ್ತೆ ಸಲ್ಲಿಸಿ:\n${address}`,
  );

export const stoppedEmail: typeof english.stoppedEmail = (to, name, title, reason, origin) =>
  email(
    to,
    name,
    `ನಿಮ್ಮ ಅಭಿಯಾನ ನಿಲ್ಲಿಸಲಾಗಿದೆ: ${named(title)}`,
    `“${named(title)}” ಇನ್ನು ದೇಣಿಗೆ ಪಡೆಯುವುದಿಲ್ಲ. ದೇಣಿಗೆ ನೀಡಿದ ಎಲ್ಲರಿಗೂ ತಿಳಿಸಲಾಗುತ್ತದೆ ಮತ್ತು ಪೂರ್ತಿ ಹಣ ಮರಳಿಸಲಾಗುತ್ತದೆ.`,
    `ಕಾರಣ: ${oneLine(reason)}`,
    `ಇದು ತಪ್ಪು ಎಂದು ನಿಮಗನಿಸಿದರೆ, ನಮ್ಮ ಸಹಾಯಕ್ಕೆ ಬರೆಯಿರಿ:\n${new URL('/profile?section=support', origin).href}`,
  );
