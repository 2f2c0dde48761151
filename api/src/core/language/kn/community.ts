import type { community as hindi } from '../hi/community';

export const community: Record<keyof typeof hindi, string> = {
  'There is no such complaint.': 'ಅಂತಹ ದೂರು ಇಲ್ಲ.',
  'There is no complaint with this number, or it is not published.':
    'ಈ ಸಂಖ್ಯೆಯ ದೂರು ಇಲ್ಲ, ಅಥವಾ ಅದು ಪ್ರಕಟವಾಗಿಲ್ಲ.',
  'There is no such kind of complaint.': 'ಅಂತಹ ಬಗೆಯ ದೂರು ಇಲ್ಲ.',
  'There is no such officer.': 'ಅಂತಹ ಅಧಿಕಾರಿ ಇಲ್ಲ.',
  'There is no such department.': 'ಅಂತಹ ಇಲಾಖೆ ಇಲ್ಲ.',
  'there is no such officer': 'ಅಂತಹ ಅಧಿಕಾರಿ ಇಲ್ಲ',
  'there is no such department': 'ಅಂತಹ ಇಲಾಖೆ ಇಲ್ಲ',
  'there is no such kind of complaint': 'ಅಂತಹ ಬಗೆಯ ದೂರು ಇಲ್ಲ',
  'This complaint is settled. Reload the page to see how.':
    'ಈ ದೂರು ಇತ್ಯರ್ಥವಾಗಿದೆ. ಹೇಗೆ ಎಂದು ನೋಡಲು ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'This complaint waits for an answer, or is settled. Reload the page to see how it stands.':
    'ಈ ದೂರು ಉತ್ತರಕ್ಕಾಗಿ ಕಾಯುತ್ತಿದೆ, ಅಥವಾ ಇತ್ಯರ್ಥವಾಗಿದೆ. ಈಗಿನ ಸ್ಥಿತಿ ನೋಡಲು ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'This complaint is yours.': 'ಈ ದೂರು ನಿಮ್ಮದೇ.',
  'must say what everybody will read': 'ಎಲ್ಲರೂ ಓದುವುದನ್ನು ಬರೆಯಿರಿ',
  'You keep no desk of a government office.': 'ನೀವು ಯಾವ ಸರ್ಕಾರಿ ಕಚೇರಿಯ ಪುಟವನ್ನೂ ನಡೆಸುತ್ತಿಲ್ಲ.',
  'There is no such question.': 'ಅಂತಹ ಪ್ರಶ್ನೆ ಇಲ್ಲ.',
  'There is no such question for you to answer.': 'ನೀವು ಉತ್ತರಿಸಬೇಕಾದ ಅಂತಹ ಪ್ರಶ್ನೆ ಇಲ್ಲ.',
  'This question has been decided already.': 'ಈ ಪ್ರಶ್ನೆಯ ಬಗ್ಗೆ ಈಗಾಗಲೇ ತೀರ್ಮಾನವಾಗಿದೆ.',
  'Only verified professionals who are listed answer questions.':
    'ಲಿಸ್ಟಿಂಗ್‌ನಲ್ಲಿರುವ, ಪರಿಶೀಲಿಸಲಾದ ವೃತ್ತಿಪರರು ಮಾತ್ರ ಪ್ರಶ್ನೆಗಳಿಗೆ ಉತ್ತರಿಸುತ್ತಾರೆ.',
  'Your answer cannot be changed any more: a day has passed.':
    'ನಿಮ್ಮ ಉತ್ತರವನ್ನು ಇನ್ನು ಬದಲಾಯಿಸಲಾಗದು: ಒಂದು ದಿನ ಕಳೆದಿದೆ.',
  'A review can be written once the booking has taken place.': 'ಬುಕಿಂಗ್ ನಡೆದ ನಂತರವೇ ವಿಮರ್ಶೆ ಬರೆಯಬಹುದು.',
  'This review cannot be changed any more.': 'ಈ ವಿಮರ್ಶೆಯನ್ನು ಇನ್ನು ಬದಲಾಯಿಸಲಾಗದು.',
  'You have reviewed this booking already.': 'ನೀವು ಈಗಾಗಲೇ ಈ ಬುಕಿಂಗ್‌ನ ವಿಮರ್ಶೆ ಬರೆದಿದ್ದೀರಿ.',
  'You have reviewed this client already.': 'ನೀವು ಈಗಾಗಲೇ ಈ ಗ್ರಾಹಕರ ವಿಮರ್ಶೆ ಬರೆದಿದ್ದೀರಿ.',
  'There is no such review of yours.': 'ನಿಮ್ಮ ಅಂತಹ ವಿಮರ್ಶೆ ಇಲ್ಲ.',
  'There is no such review.': 'ಅಂತಹ ವಿಮರ್ಶೆ ಇಲ್ಲ.',
  'There is no such story.': 'ಅಂತಹ ಕಥೆ ಇಲ್ಲ.',
  'This review may not be told.': 'ಈ ವಿಮರ್ಶೆಯನ್ನು ಕಥೆಯಾಗಿ ಹೇಳಲಾಗದು.',
  'This story has been decided already.': 'ಈ ಕಥೆಯ ಬಗ್ಗೆ ಈಗಾಗಲೇ ತೀರ್ಮಾನವಾಗಿದೆ.',
  'must be a title on the first line, and the story below': 'ಮೊದಲ ಸಾಲಿನಲ್ಲಿ ಶೀರ್ಷಿಕೆ, ಕೆಳಗೆ ಕಥೆ ಬರೆಯಿರಿ',
  'must have a title of at most {most} characters': 'ಶೀರ್ಷಿಕೆಯಲ್ಲಿ ಹೆಚ್ಚೆಂದರೆ {most} ಅಕ್ಷರ ಬರೆಯಿರಿ',
  'There is no such conversation.': 'ಅಂತಹ ಸಂಭಾಷಣೆ ಇಲ್ಲ.',
  'is your own page': 'ಇದು ನಿಮ್ಮದೇ ಪುಟ',
  'This account has been deleted, so nobody would read your message.':
    'ಈ ಖಾತೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ, ಆದ್ದರಿಂದ ನಿಮ್ಮ ಸಂದೇಶವನ್ನು ಯಾರೂ ಓದುವುದಿಲ್ಲ.',
};
