import { limits } from '@nukkad/platform/contract';
import { named } from '../../core/email/strangers.model';
import { formatsIn } from '../../core/language/formats';
import type * as english from './waitlist.text';

const when = ({ start, timeZone }: english.FreedTime): string =>
  formatsIn.kn.formatZonedDateTime(start, timeZone);

export const notifications: typeof english.notifications = {
  freed: (about) => ({
    title: `${named(about.name)} ಜೊತೆ ಒಂದು ಸಮಯ ಖಾಲಿ ಇದೆ`,
    text: `${when(about)} ಸಮಯವನ್ನು ${limits.claimMinutes} ನಿಮಿಷ ನಿಮಗಾಗಿ ಇಡಲಾಗಿದೆ.`,
  }),
};

export const waitlistEmail: typeof english.waitlistEmail = (to, name, about) => ({
  to,
  subject: `${named(about.name)} ಜೊತೆ ಒಂದು ಸಮಯ ಖಾಲಿ ಇದೆ`,
  text: `ನಮಸ್ಕಾರ ${named(name)},

ನೀವು ಕಾಯುತ್ತಿದ್ದ ಸಮಯ ಖಾಲಿ ಇದೆ:

${when(about)}, ${named(about.name)} ಜೊತೆ

ನಾವು ಇದನ್ನು ${limits.claimMinutes} ನಿಮಿಷ ನಿಮಗಾಗಿ ಇಡುತ್ತೇವೆ. ಇದನ್ನು ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನ “ನನ್ನ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು” ನಲ್ಲಿ ತೆಗೆದುಕೊಳ್ಳಿ.
ಆಮೇಲೆ ಅದು ಮುಂದಿನವರಿಗೆ ಹೋಗುತ್ತದೆ.`,
});
