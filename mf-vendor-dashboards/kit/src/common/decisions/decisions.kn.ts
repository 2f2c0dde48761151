import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './decisions.text';

export const text: Translation<typeof english> = {
  accept: (name) => `${name} ಅವರ ವಿನಂತಿ ಒಪ್ಪಿಕೊಳ್ಳಿ`,
  reject: (name) => `${name} ಅವರ ವಿನಂತಿ ನಿರಾಕರಿಸಿ`,
  accepted: 'ಒಪ್ಪಿಕೊಳ್ಳಲಾಗಿದೆ',
  rejected: 'ನಿರಾಕರಿಸಲಾಗಿದೆ',
  undo: (name) => `ಮೊದಲಿನಂತೆ ಮಾಡಿ: ${name}`,
  rejectTitle: (name) => `${name} ಅವರ ವಿನಂತಿ ನಿರಾಕರಿಸಬೇಕೇ?`,
  rejectWhy: 'ನಾವು ಅವರಿಗೆ ನಿಮ್ಮ ಕಾರಣದೊಂದಿಗೆ ತಿಳಿಸುತ್ತೇವೆ.',
  reason: 'ಕಾರಣ',
  reasonSend: 'ನಿರಾಕರಿಸಿ',
  notSent: (name, { status, code, message }) => {
    if (status === null) {
      return `${name} ಅವರ ವಿನಂತಿ ಬದಲಾಗಿಲ್ಲ: Nukkad ನಿಂದ ಉತ್ತರ ಬರಲಿಲ್ಲ. ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ಪರಿಶೀಲಿಸಿ, ನಂತರ ಮತ್ತೆ ನಿರ್ಧರಿಸಿ.`;
    }
    if (code === 'slot-taken') return `${name} ಅವರ ವಿನಂತಿ ಮೊದಲಿನಂತೆಯೇ ಇದೆ. ${message}`;
    if (code === 'booking-state' || status === 409) {
      return `ಅಷ್ಟರಲ್ಲಿ ${name} ಅವರ ವಿನಂತಿಗೆ ಉತ್ತರಿಸಲಾಗಿದೆ, ಅಥವಾ ಅದನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ. ಅದು ಈಗ ಇರುವಂತೆ ಕಾಣುತ್ತಿದೆ.`;
    }
    return status < 500
      ? `${name} ಅವರ ವಿನಂತಿ ಬದಲಾಗಿಲ್ಲ. ${message}`
      : `${name} ಅವರ ವಿನಂತಿ ಬದಲಾಗಿಲ್ಲ: ನಮ್ಮ ಕಡೆಯಿಂದ ಏನೋ ತಪ್ಪಾಗಿದೆ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ನಿರ್ಧರಿಸಿ.`;
  },
};
