import { formatMoney, formatPhone } from '@nukkad/platform/format';
import { named, oneLine } from '../../core/email/strangers.model';
import { referenceOf } from '../../core/http/reference';
import type * as english from './donation.text';

const testWords = (isTest: boolean) => (isTest ? '\nಇದು ಪರೀಕ್ಷಾ ಪಾವತಿ: ನಿಜವಾದ ಹಣ ಹೋಗಿಲ್ಲ.\n' : '');

export const notifications: typeof english.notifications = {
  given: ({ name, title, ...money }) => ({
    title: `ನಿಮ್ಮ ಅಭಿಯಾನಕ್ಕೆ ${formatMoney(money)}`,
    text: `“${title}” ಗೆ ದೇಣಿಗೆ ನೀಡಿದವರು: ${name ?? 'ಅನಾಮಧೇಯರು'}.`,
  }),
  refunded: ({ title, reason, ...money }) => ({
    title: 'ನಿಮ್ಮ ದೇಣಿಗೆ ಮರಳಿಸಲಾಗುತ್ತಿದೆ',
    text: `“${title}” ಗೆ ನೀಡಿದ ${formatMoney(money)} ನಿಮಗೆ ಮರಳಿ ಬರುತ್ತಿದೆ. ${reason}`,
  }),
  interested: (name, title) => ({
    title: 'ಒಬ್ಬರು ಹೂಡಿಕೆಯಲ್ಲಿ ಆಸಕ್ತಿ ತೋರಿದ್ದಾರೆ',
    text: `“${title}” ಬಗ್ಗೆ ಆಸಕ್ತಿ ತೋರಿದವರು: ${name}.`,
  }),
};

export const receiptEmail: typeof english.receiptEmail = (to, it, address) => ({
  to,
  subject: oneLine(`ರಸೀದಿ ${referenceOf('D', it.number)}: ${named(it.title)}`),
  text: `ನಮಸ್ಕಾರ ${named(it.name)},

ಧನ್ಯವಾದಗಳು. ನೀವು ${named(it.organiser)} ಅವರ “${named(it.title)}” ಗೆ ${formatMoney(it)} ನೀಡಿದ್ದೀರಿ.

ರಸೀದಿ: ${referenceOf('D', it.number)}
${testWords(it.isTest)}
ಮುದ್ರಿಸಲು ಅಥವಾ ಉಳಿಸಲು ನಿಮ್ಮ ರಸೀದಿ:
${address}
`,
});

export const refundEmail: typeof english.refundEmail = (to, it, reason, address) => ({
  to,
  subject: oneLine(`ನಿಮ್ಮ ದೇಣಿಗೆ ಮರಳಿಸಲಾಗುತ್ತಿದೆ: ${named(it.title)}`),
  text: `ನಮಸ್ಕಾರ ${named(it.name)},

“${named(it.title)}” ಗೆ ನೀವು ನೀಡಿದ ${formatMoney(it)} ಪೂರ್ತಿಯಾಗಿ ನಿಮಗೆ ಮರಳಿ ಬರುತ್ತಿದೆ.
ನೀವು ಏನೂ ಮಾಡಬೇಕಾಗಿಲ್ಲ.

ಕಾರಣ: ${oneLine(reason)}
ರಸೀದಿ: ${referenceOf('D', it.number)}
${testWords(it.isTest)}
ನಿಮ್ಮ ದೇಣಿಗೆ ನೋಡಿ:
${address}
`,
});

export const interestEmail: typeof english.interestEmail = (to, { name, title, who, address }) => ({
  to,
  subject: `ಒಬ್ಬರು ಹೂಡಿಕೆಯಲ್ಲಿ ಆಸಕ್ತಿ ತೋರಿದ್ದಾರೆ: ${named(title)}`,
  text: `ನಮಸ್ಕಾರ ${named(name)},

${named(who.name)} “${named(title)}” ಬಗ್ಗೆ ಆಸಕ್ತಿ ತೋರಿದ್ದಾರೆ; ನೀವು ಬರೆಯಬೇಕು ಅಥವಾ ಕರೆ ಮಾಡಬೇಕು ಎಂದು ಕೇಳುತ್ತಾರೆ.

ಇಮೇಲ್: ${oneLine(who.email)}
ಫೋನ್: ${formatPhone(oneLine(who.phone))}

ಅವರ ಸಂದೇಶವನ್ನು ನಿಮ್ಮ ಅಭಿಯಾನದ ಜೊತೆ ಓದಿ:
${address}
`,
});
