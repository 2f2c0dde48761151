import type { giving as hindi } from '../hi/giving';

export const giving: Record<keyof typeof hindi, string> = {
  'There is no such campaign.': 'ಅಂತಹ ಅಭಿಯಾನ ಇಲ್ಲ.',
  'There is no such campaign of yours.': 'ನಿಮ್ಮ ಅಂತಹ ಅಭಿಯಾನ ಇಲ್ಲ.',
  'There is no such startup campaign.': 'ಅಂತಹ ಸ್ಟಾರ್ಟ್‌ಅಪ್ ಅಭಿಯಾನ ಇಲ್ಲ.',
  'Something is missing before it can be sent.': 'ಕಳುಹಿಸುವ ಮೊದಲು ಏನೋ ತುಂಬಬೇಕಾಗಿದೆ.',
  'It was stopped.': 'ಇದನ್ನು ನಿಲ್ಲಿಸಲಾಗಿದೆ.',
  'It is published already.': 'ಇದು ಈಗಾಗಲೇ ಪ್ರಕಟವಾಗಿದೆ.',
  'It is in review. You can change it when it comes back.':
    'ಇದು ಪರಿಶೀಲನೆಯಲ್ಲಿದೆ. ಹಿಂತಿರುಗಿ ಬಂದಾಗ ಬದಲಾಯಿಸಬಹುದು.',
  'This campaign was changed in another window in the meantime.':
    'ಈ ನಡುವೆ ಈ ಅಭಿಯಾನವನ್ನು ಬೇರೆ ವಿಂಡೋದಲ್ಲಿ ಬದಲಾಯಿಸಲಾಗಿದೆ.',
  'You have begun {most} campaigns. Finish or remove one first.':
    'ನೀವು {most} ಅಭಿಯಾನಗಳನ್ನು ಶುರುಮಾಡಿದ್ದೀರಿ. ಮೊದಲು ಒಂದನ್ನು ಮುಗಿಸಿ ಅಥವಾ ತೆಗೆದುಹಾಕಿ.',
  'A campaign has at most {most} updates.': 'ಒಂದು ಅಭಿಯಾನದಲ್ಲಿ ಹೆಚ್ಚೆಂದರೆ {most} ಅಪ್‌ಡೇಟ್‌ಗಳಿರಬಹುದು.',
  'A goal is at least {least}': 'ಗುರಿ ಕನಿಷ್ಠ {least} ಇರಬೇಕು',
  'Choose a day from tomorrow on, at most {days} days ahead':
    'ನಾಳೆ ಅಥವಾ ನಂತರದ ದಿನ ಆರಿಸಿ, ಹೆಚ್ಚೆಂದರೆ {days} ದಿನ ಮುಂದೆ',
  'Give from {least} to {most}': '{least} ರಿಂದ {most} ವರೆಗೆ ನೀಡಿ',
  'Nobody takes payments for this installation yet, so that nothing was given.':
    'ಇಲ್ಲಿ ಇನ್ನೂ ಪಾವತಿ ಸೌಲಭ್ಯ ಇಲ್ಲ, ಆದ್ದರಿಂದ ಏನೂ ನೀಡಲಾಗಿಲ್ಲ.',
  'There is no such donation of yours.': 'ನಿಮ್ಮ ಅಂತಹ ದೇಣಿಗೆ ಇಲ್ಲ.',
  'Say who gives, and where the receipt is sent.': 'ಯಾರು ನೀಡುತ್ತಾರೆ ಮತ್ತು ರಸೀದಿ ಎಲ್ಲಿಗೆ ಕಳುಹಿಸಬೇಕು ಎಂದು ಹೇಳಿ.',
  'This campaign no longer looks for investors.': 'ಈ ಅಭಿಯಾನ ಈಗ ಹೂಡಿಕೆದಾರರನ್ನು ಹುಡುಕುತ್ತಿಲ್ಲ.',
  'The organiser already has your message.': 'ಆಯೋಜಕರಿಗೆ ನಿಮ್ಮ ಸಂದೇಶ ಈಗಾಗಲೇ ತಲುಪಿದೆ.',

  'There is no such ticket.': 'ಅಂತಹ ಟಿಕೆಟ್ ಇಲ್ಲ.',
  'There is no such ticket of yours.': 'ನಿಮ್ಮ ಅಂತಹ ಟಿಕೆಟ್ ಇಲ್ಲ.',
  'There is no such ticket, or the link is not of its letter.':
    'ಅಂತಹ ಟಿಕೆಟ್ ಇಲ್ಲ, ಅಥವಾ ಲಿಂಕ್ ಅದರ ಇಮೇಲ್‌ನದ್ದಲ್ಲ.',
  'This ticket is closed. Write a new one.': 'ಈ ಟಿಕೆಟ್ ಮುಚ್ಚಿದೆ. ಹೊಸದನ್ನು ಬರೆಯಿರಿ.',
  'This ticket is closed.': 'ಈ ಟಿಕೆಟ್ ಮುಚ್ಚಿದೆ.',
  'This ticket is open already.': 'ಈ ಟಿಕೆಟ್ ಈಗಾಗಲೇ ತೆರೆದಿದೆ.',
  'Its writer has left.': 'ಇದನ್ನು ಬರೆದವರು ಈಗ ಇಲ್ಲಿಲ್ಲ.',
  'A ticket is answered, closed or opened again.':
    'ಟಿಕೆಟ್‌ಗೆ ಉತ್ತರಿಸಲಾಗುತ್ತದೆ, ಮುಚ್ಚಲಾಗುತ್ತದೆ ಅಥವಾ ಮತ್ತೆ ತೆರೆಯಲಾಗುತ್ತದೆ.',
  'This link is not from one of our emails. Use the newest email, or subscribe again.':
    'ಈ ಲಿಂಕ್ ನಮ್ಮ ಯಾವ ಇಮೇಲ್‌ನದ್ದೂ ಅಲ್ಲ. ಇತ್ತೀಚಿನ ಇಮೇಲ್ ಬಳಸಿ, ಅಥವಾ ಮತ್ತೆ ಚಂದಾದಾರರಾಗಿ.',
  'This link no longer works. Subscribe again for a new one.':
    'ಈ ಲಿಂಕ್ ಈಗ ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ. ಹೊಸದಕ್ಕಾಗಿ ಮತ್ತೆ ಚಂದಾದಾರರಾಗಿ.',

  'Messages of this kind are not set up here, so none can be sent.':
    'ಈ ಬಗೆಯ ಸಂದೇಶಗಳು ಇಲ್ಲಿ ಚಾಲ್ತಿಯಲ್ಲಿಲ್ಲ, ಆದ್ದರಿಂದ ಕಳುಹಿಸಲಾಗದು.',
  'No more codes can be sent today. Try again tomorrow.':
    'ಇಂದು ಇನ್ನಷ್ಟು ಕೋಡ್‌ಗಳನ್ನು ಕಳುಹಿಸಲಾಗದು. ನಾಳೆ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Prove a mobile number first.': 'ಮೊದಲು ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯನ್ನು ದೃಢೀಕರಿಸಿ.',
  'must be a mobile number of a country that we send messages to':
    'ನಾವು ಸಂದೇಶ ಕಳುಹಿಸುವ ದೇಶದ ಮೊಬೈಲ್ ಸಂಖ್ಯೆ ಬರೆಯಿರಿ',
};
