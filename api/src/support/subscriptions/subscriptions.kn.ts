import type * as english from './subscriptions.text';

export const confirmEmail: typeof english.confirmEmail = ({ to, title, confirm, days }) => ({
  to,
  subject: 'ನಿಮ್ಮ ಚಂದಾದಾರಿಕೆ ದೃಢೀಕರಿಸಿ',
  text: `ನಮಸ್ಕಾರ,

ಯಾರೋ ಈ ವಿಳಾಸಕ್ಕೆ “${title}” ಬಗ್ಗೆ ನಮ್ಮ ಇಮೇಲ್‌ಗಳನ್ನು ಕೇಳಿದ್ದಾರೆ. ಅದು ನೀವೇ ಆಗಿದ್ದರೆ, ಈ ಲಿಂಕ್ ತೆರೆಯಿರಿ:

${confirm}

ಲಿಂಕ್ ${days} ದಿನ ಕೆಲಸ ಮಾಡುತ್ತದೆ. ಅದು ನೀವಲ್ಲದಿದ್ದರೆ, ಏನೂ ಮಾಡಬೇಡಿ: ನಾವು ಬೇರೇನೂ ಕಳುಹಿಸುವುದಿಲ್ಲ.
`,
});

export const topicEmail: typeof english.topicEmail = ({
  to,
  topic,
  title,
  address,
  end,
  unsubscribe,
}) => ({
  to,
  subject: title,
  text: `ನಮಸ್ಕಾರ,

Nukkad ನಲ್ಲಿ “${topic}” ಬಗ್ಗೆ ಹೊಸದೊಂದಿದೆ: ${title}

ಇದನ್ನು ಓದಿ: ${address}

ನೀವು “${topic}” ಬಗ್ಗೆ ಇಮೇಲ್‌ಗಳನ್ನು ಕೇಳಿದ್ದರಿಂದ ಇದು ಬಂದಿದೆ. ಚಂದಾದಾರಿಕೆ ನಿಲ್ಲಿಸಲು: ${end}
`,
  unsubscribe,
});
