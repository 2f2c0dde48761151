import { formatMoney } from '@nukkad/platform/format';
import { named } from '../../core/email/strangers.model';
import type * as english from './package-notices.text';

export const notifications: typeof english.notifications = {
  sold: (lessons) => ({
    title: `ನಿಮ್ಮ ${lessons} ತರಗತಿ ಮಾರಾಟವಾಗಿದೆ`,
    text: 'ಒಬ್ಬ ವಿದ್ಯಾರ್ಥಿ ಇವುಗಳಿಗೆ ಪಾವತಿಸಿದ್ದಾರೆ. ಪ್ರತಿ ತರಗತಿ ನಡೆಯುವವರೆಗೆ ಮೊತ್ತವನ್ನು ತಡೆಹಿಡಿಯಲಾಗುತ್ತದೆ.',
  }),
};

export const boughtEmail: typeof english.boughtEmail = (sold) => ({
  to: sold.to,
  subject: `${named(sold.other)} ಜೊತೆ ${sold.lessons} ತರಗತಿ`,
  text: `ನಮಸ್ಕಾರ ${named(sold.name)},

ನೀವು ${formatMoney(sold.price)} ಪಾವತಿಸಿದ್ದೀರಿ: ${named(sold.other)} ಜೊತೆ ${sold.minutes} ನಿಮಿಷಗಳ ${sold.lessons} ತರಗತಿ. ಪ್ರತಿಯೊಂದನ್ನು ನಿಮಗೆ ಬೇಕಾದಾಗ ಬುಕ್ ಮಾಡಿ: ಪಾವತಿ ಆಗಿದೆ.

ಉಲ್ಲೇಖ: ${sold.reference}

ತರಗತಿ ಬುಕ್ ಮಾಡಿ:
${sold.address}
`,
});

export const soldEmail: typeof english.soldEmail = (sold) => ({
  to: sold.to,
  subject: `ನಿಮ್ಮ ${sold.lessons} ತರಗತಿ ಮಾರಾಟವಾಗಿದೆ: ${named(sold.other)}`,
  text: `ನಮಸ್ಕಾರ ${named(sold.name)},

${named(sold.other)} ${formatMoney(sold.price)} ಪಾವತಿಸಿದ್ದಾರೆ: ${sold.minutes} ನಿಮಿಷಗಳ ${sold.lessons} ತರಗತಿ. ಪ್ರತಿ ತರಗತಿ ನಡೆಯುವವರೆಗೆ ಮೊತ್ತವನ್ನು ತಡೆಹಿಡಿಯಲಾಗುತ್ತದೆ.

ಉಲ್ಲೇಖ: ${sold.reference}

ನಿಮ್ಮ ಪಾವತಿಗಳು:
${sold.address}
`,
});
