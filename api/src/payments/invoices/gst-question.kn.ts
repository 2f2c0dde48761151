import { limits } from '@nukkad/platform/contract';
import type * as english from './gst-question.text';

export const notifications: typeof english.notifications = {
  asked: () => ({
    title: 'ನೀವು GST ವಿಧಿಸುತ್ತೀರಾ?',
    text: `ಗ್ರಾಹಕರೊಬ್ಬರಿಗೆ ಇನ್‌ವಾಯ್ಸ್ ಬೇಕು. ಪಾವತಿಗಳಲ್ಲಿ “GST ವಿವರಗಳು” ಎಂಬಲ್ಲಿ ಇದನ್ನು ತಿಳಿಸಿ: ಅದಕ್ಕೂ ಮೊದಲು ಗ್ರಾಹಕರಿಗೆ ಇನ್‌ವಾಯ್ಸ್ ಸಿಗುವುದಿಲ್ಲ. ${limits.gstAnswerDays} ದಿನಗಳ ನಂತರ ಅವರಿಗೆ GST ಇಲ್ಲದ ರಸೀದಿ ಸಿಗುತ್ತದೆ.`,
  }),
};
