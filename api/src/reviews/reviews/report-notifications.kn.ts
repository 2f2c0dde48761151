import type * as english from './report-notifications.text';

export const reporterNotification: typeof english.reporterNotification = {
  keep: ({ professional, reason }) => ({
    title: 'ನೀವು ದೂರು ನೀಡಿದ ವಿಮರ್ಶೆ ಉಳಿಯುತ್ತದೆ',
    text: `ನೀವು ದೂರು ನೀಡಿದ, ${professional} ಬಗ್ಗೆಯ ವಿಮರ್ಶೆಯನ್ನು ನೋಡಿದೆವು. ಅದು ಉಳಿಯುತ್ತದೆ.${because(reason)}`,
  }),
  'take-down': ({ professional, reason }) => ({
    title: 'ನೀವು ದೂರು ನೀಡಿದ ವಿಮರ್ಶೆ ತೆಗೆದುಹಾಕಲಾಗಿದೆ',
    text: `${professional} ಬಗ್ಗೆಯ ವಿಮರ್ಶೆ ಇನ್ನು ಕಾಣುವುದಿಲ್ಲ.${because(reason)}`,
  }),
  publish: ({ professional, reason }) => ({
    title: 'ನೀವು ದೂರು ನೀಡಿದ ವಿಮರ್ಶೆ ಮತ್ತೆ ಕಾಣುತ್ತದೆ',
    text: `${professional} ಬಗ್ಗೆಯ ವಿಮರ್ಶೆಯನ್ನು ಮತ್ತೆ ನೋಡಿದೆವು. ಅದು ಮತ್ತೆ ಕಾಣುತ್ತದೆ.${because(reason)}`,
  }),
};

export const writerNotification: typeof english.writerNotification = {
  'take-down': ({ professional, reason }) => ({
    title: 'ನಿಮ್ಮ ವಿಮರ್ಶೆ ತೆಗೆದುಹಾಕಲಾಗಿದೆ',
    text: `${professional} ಬಗ್ಗೆಯ ನಿಮ್ಮ ವಿಮರ್ಶೆ ಇನ್ನು ಕಾಣುವುದಿಲ್ಲ.${because(reason)} ಇದು ತಪ್ಪು ಎಂದು ನಿಮಗನಿಸಿದರೆ, ಸಹಾಯಕ್ಕೆ ಬರೆಯಿರಿ.`,
  }),
  publish: ({ professional, reason }) => ({
    title: 'ನಿಮ್ಮ ವಿಮರ್ಶೆ ಮತ್ತೆ ಕಾಣುತ್ತದೆ',
    text: `${professional} ಬಗ್ಗೆಯ ನಿಮ್ಮ ವಿಮರ್ಶೆಯನ್ನು ಮತ್ತೆ ಓದಬಹುದು.${because(reason)}`,
  }),
};

export const subjectNotification: typeof english.subjectNotification = {
  'take-down': ({ reason }) => ({
    title: 'ನಿಮ್ಮ ಬಗ್ಗೆಯ ಒಂದು ವಿಮರ್ಶೆ ತೆಗೆದುಹಾಕಲಾಗಿದೆ',
    text: `ಅದು ಇನ್ನು ಕಾಣುವುದಿಲ್ಲ, ಲೆಕ್ಕಕ್ಕೂ ಬರುವುದಿಲ್ಲ.${because(reason)}`,
  }),
  publish: ({ reason }) => ({
    title: 'ನಿಮ್ಮ ಬಗ್ಗೆಯ ಒಂದು ವಿಮರ್ಶೆ ಮತ್ತೆ ಕಾಣುತ್ತದೆ',
    text: `ಅದನ್ನು ಮತ್ತೆ ಓದಬಹುದು, ಮತ್ತೆ ಲೆಕ್ಕಕ್ಕೆ ಬರುತ್ತದೆ.${because(reason)}`,
  }),
};

const because = (reason: string | undefined) => (reason === undefined ? '' : ` ಕಾರಣ: ${reason}`);
