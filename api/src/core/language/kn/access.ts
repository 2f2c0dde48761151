import type { access as hindi } from '../hi/access';

export const access: Record<keyof typeof hindi, string> = {
  'Log in to do this.': 'ಇದನ್ನು ಮಾಡಲು ಲಾಗ್ ಇನ್ ಮಾಡಿ.',
  'Verify your email first.': 'ಮೊದಲು ನಿಮ್ಮ ಇಮೇಲ್ ದೃಢೀಕರಿಸಿ.',
  'There is no such session.': 'ಅಂತಹ ಸೆಷನ್ ಇಲ್ಲ.',
  'Notifications on devices are not set up here.': 'ಇಲ್ಲಿ ಸಾಧನಗಳಿಗೆ ಸೂಚನೆಗಳ ವ್ಯವಸ್ಥೆ ಇಲ್ಲ.',
  'There is no such device.': 'ಅಂತಹ ಸಾಧನ ಇಲ್ಲ.',
  'must be an address of a known push service': 'ತಿಳಿದಿರುವ ಪುಶ್ ಸೇವೆಯ ವಿಳಾಸವಾಗಿರಬೇಕು',
  'must be the key that the browser gave': 'ಬ್ರೌಸರ್ ಕೊಟ್ಟ ಕೀಲಿಯೇ ಆಗಿರಬೇಕು',
  'There is no such person.': 'ಅಂತಹ ವ್ಯಕ್ತಿ ಇಲ್ಲ.',
  'There is no such account.': 'ಅಂತಹ ಖಾತೆ ಇಲ್ಲ.',
  'There is no such address.': 'ಅಂತಹ ವಿಳಾಸ ಇಲ್ಲ.',
  'You have no practice here.': 'ಇಲ್ಲಿ ನಿಮ್ಮ ವೃತ್ತಿಯ ಪುಟ ಇಲ್ಲ.',
  'You have no page in the directory.': 'ಡೈರೆಕ್ಟರಿಯಲ್ಲಿ ನಿಮ್ಮ ಪುಟ ಇಲ್ಲ.',
  'You have no page yet.': 'ನಿಮ್ಮ ಪುಟ ಇನ್ನೂ ಇಲ್ಲ.',
  'Your listing is suspended, so you cannot do this. Write to support to ask why.':
    'ನಿಮ್ಮ ಲಿಸ್ಟಿಂಗ್ ಅಮಾನತಿನಲ್ಲಿದೆ, ಆದ್ದರಿಂದ ನೀವು ಇದನ್ನು ಮಾಡಲಾಗದು. ಕಾರಣ ಕೇಳಲು ಸಹಾಯ ತಂಡಕ್ಕೆ ಬರೆಯಿರಿ.',
  'Only verified professionals who are listed can do this. Submit your listing for review first.':
    'ಲಿಸ್ಟಿಂಗ್‌ನಲ್ಲಿರುವ, ಪರಿಶೀಲಿಸಲಾದ ವೃತ್ತಿಪರರು ಮಾತ್ರ ಇದನ್ನು ಮಾಡಬಹುದು. ಮೊದಲು ನಿಮ್ಮ ಲಿಸ್ಟಿಂಗ್ ಅನ್ನು ಪರಿಶೀಲನೆಗೆ ಕಳುಹಿಸಿ.',
  'Too many people are logging in right now. Try again soon.':
    'ಈಗ ತುಂಬಾ ಜನ ಲಾಗ್ ಇನ್ ಮಾಡುತ್ತಿದ್ದಾರೆ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'must be a profession of ours': 'ನಮ್ಮ ವೃತ್ತಿಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ',
  'No sign-up of this email waits for a code in this browser. Sign up again.':
    'ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಈ ಇಮೇಲ್‌ನ ಯಾವ ಖಾತೆಯೂ ಕೋಡ್‌ಗಾಗಿ ಕಾಯುತ್ತಿಲ್ಲ. ಮತ್ತೆ ಖಾತೆ ತೆರೆಯಿರಿ.',
  'At most {most} addresses are kept. Remove one to add another.':
    'ಹೆಚ್ಚೆಂದರೆ {most} ವಿಳಾಸಗಳನ್ನು ಇಡಬಹುದು. ಹೊಸದು ಸೇರಿಸಲು ಒಂದನ್ನು ತೆಗೆದುಹಾಕಿ.',
  'This document has not been published yet.': 'ಈ ದಾಖಲೆ ಇನ್ನೂ ಪ್ರಕಟವಾಗಿಲ್ಲ.',
  'An account has at most 20 passkeys. Remove one you do not use first.':
    'ಒಂದು ಖಾತೆಯಲ್ಲಿ ಹೆಚ್ಚೆಂದರೆ 20 ಪಾಸ್‌ಕೀಗಳಿರಬಹುದು. ಮೊದಲು ನೀವು ಬಳಸದ ಒಂದನ್ನು ತೆಗೆದುಹಾಕಿ.',
  'This device is known already, so nothing was added. Use another device.':
    'ಈ ಸಾಧನ ಈಗಾಗಲೇ ಸೇರಿದೆ, ಆದ್ದರಿಂದ ಏನೂ ಸೇರಿಸಿಲ್ಲ. ಬೇರೆ ಸಾಧನ ಬಳಸಿ.',
  'This passkey is not there any more. Somebody has removed it, maybe in another tab.':
    'ಈ ಪಾಸ್‌ಕೀ ಈಗ ಇಲ್ಲ. ಯಾರೋ ಅದನ್ನು ತೆಗೆದುಹಾಕಿದ್ದಾರೆ, ಬಹುಶಃ ಬೇರೆ ಟ್ಯಾಬ್‌ನಲ್ಲಿ.',
  'Operators need a passkey, and this is your only one. Add another one first, then remove it.':
    'ಆಪರೇಟರ್‌ಗಳಿಗೆ ಪಾಸ್‌ಕೀ ಬೇಕು, ಮತ್ತು ನಿಮ್ಮ ಬಳಿ ಇರುವುದು ಇದೊಂದೇ. ಮೊದಲು ಇನ್ನೊಂದನ್ನು ಸೇರಿಸಿ, ನಂತರ ಇದನ್ನು ತೆಗೆದುಹಾಕಿ.',
  'This installation does not let people in with {provider}.':
    'ಇಲ್ಲಿ {provider} ಮೂಲಕ ಲಾಗ್ ಇನ್ ಮಾಡಲಾಗದು.',
  'Logging in with {provider} did not work. Please try again.':
    '{provider} ಮೂಲಕ ಲಾಗ್ ಇನ್ ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};
