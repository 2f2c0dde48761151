import { formatPhone } from '@nukkad/platform/format';
import { nameIn } from '@nukkad/platform/names/in-languages';
import { named } from '../../core/email/strangers.model';
import type * as english from './requests.text';

export const notifications: typeof english.notifications = {
  callBack: ({ reference, name, phone, city }) => ({
    title: 'ಒಬ್ಬರು ಮರಳಿ ಕರೆ ಕೇಳಿದ್ದಾರೆ',
    text: `${name} (${nameIn('kn', city)}) ಅವರಿಗೆ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಬೇಕಾಗಿದೆ. ${formatPhone(phone)} ಗೆ ಕರೆ ಮಾಡಿ (${reference}).`,
  }),
};

export const callBackEmail: typeof english.callBackEmail = ({
  to,
  vendorName,
  dashboard,
  ...asked
}) => ({
  to,
  subject: `ಒಬ್ಬರು ಮರಳಿ ಕರೆ ಕೇಳಿದ್ದಾರೆ (${asked.reference})`,
  text: `ನಮಸ್ಕಾರ ${named(vendorName)},

ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಹುಡುಕುತ್ತಿರುವ ಒಬ್ಬರು ಮರಳಿ ಕರೆ ಕೇಳಿದ್ದಾರೆ:

ಹೆಸರು: ${named(asked.name)}
ಫೋನ್: ${formatPhone(asked.phone)}
ನಗರ: ${named(nameIn('kn', asked.city))}

ಅವರ ಹತ್ತಿರದ ಇನ್ನು ಕೆಲವರನ್ನೂ ಕೇಳಿದ್ದೇವೆ, ಇನ್ನೂ ಏನೂ ಬುಕ್ ಆಗಿಲ್ಲ. ಸಮಯ ನಿಶ್ಚಯವಾದ ಮೇಲೆ ಅದನ್ನು ನಿಮ್ಮ
ಡ್ಯಾಶ್‌ಬೋರ್ಡ್‌ಗೆ ಸೇರಿಸಿ: ${dashboard}
`,
});
