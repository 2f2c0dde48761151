import type { files as hindi } from '../hi/files';

export const files: Record<keyof typeof hindi, string> = {
  'There is no such file.': 'ಅಂತಹ ಫೈಲ್ ಇಲ್ಲ.',
  'There is no such file. Send it again.': 'ಅಂತಹ ಫೈಲ್ ಇಲ್ಲ. ಮತ್ತೆ ಕಳುಹಿಸಿ.',
  'There is no such file on its way.': 'ಅಂತಹ ಫೈಲ್ ಬರುತ್ತಿಲ್ಲ.',
  'There is no such picture.': 'ಅಂತಹ ಚಿತ್ರ ಇಲ್ಲ.',
  'There is no such document.': 'ಅಂತಹ ದಾಖಲೆ ಇಲ್ಲ.',
  'There is no such document of yours.': 'ನಿಮ್ಮ ಅಂತಹ ದಾಖಲೆ ಇಲ್ಲ.',
  'Many files are being checked, so yours was not taken. Send it again in a moment.':
    'ಈಗ ಹಲವು ಫೈಲ್‌ಗಳ ಪರಿಶೀಲನೆ ನಡೆಯುತ್ತಿದೆ, ಆದ್ದರಿಂದ ನಿಮ್ಮದನ್ನು ತೆಗೆದುಕೊಂಡಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಕಳುಹಿಸಿ.',
  'The file is empty. Choose another.': 'ಈ ಫೈಲ್ ಖಾಲಿ ಇದೆ. ಬೇರೆ ಆರಿಸಿ.',
  'is empty': 'ಖಾಲಿ ಇದೆ',
  'is empty, too long or not plain': 'ಖಾಲಿ ಇದೆ, ತುಂಬಾ ಉದ್ದವಾಗಿದೆ ಅಥವಾ ತಪ್ಪು ಅಕ್ಷರಗಳಿವೆ',
  'A file has at most 5 MB. Choose a smaller one.': 'ಫೈಲ್ ಹೆಚ್ಚೆಂದರೆ 5 MB ಇರಬಹುದು. ಚಿಕ್ಕದನ್ನು ಆರಿಸಿ.',
  'Only PDF, JPEG and PNG files can be sent.': 'PDF, JPEG ಮತ್ತು PNG ಫೈಲ್‌ಗಳನ್ನು ಮಾತ್ರ ಕಳುಹಿಸಬಹುದು.',
  'The virus scanner found something in this file, so it was not taken. Send a file from another device, or a photograph.':
    'ವೈರಸ್ ಪರಿಶೀಲನೆಯಲ್ಲಿ ಈ ಫೈಲ್‌ನಲ್ಲಿ ಏನೋ ಕಂಡುಬಂದಿದೆ, ಆದ್ದರಿಂದ ಅದನ್ನು ತೆಗೆದುಕೊಂಡಿಲ್ಲ. ಬೇರೆ ಸಾಧನದಿಂದ ಫೈಲ್ ಕಳುಹಿಸಿ, ಅಥವಾ ಫೋಟೊ ಕಳುಹಿಸಿ.',
  'holds what the virus scanner knows as harmful': 'ವೈರಸ್ ಪರಿಶೀಲನೆಯಲ್ಲಿ ಹಾನಿಕಾರಕವಾದದ್ದು ಕಂಡುಬಂದಿದೆ',
  'This file is being checked for viruses. Open it in some minutes.':
    'ಈ ಫೈಲ್‌ನ ವೈರಸ್ ಪರಿಶೀಲನೆ ನಡೆಯುತ್ತಿದೆ. ಕೆಲವು ನಿಮಿಷಗಳ ನಂತರ ತೆರೆಯಿರಿ.',
  'The virus scanner found something in this file, so it was removed.':
    'ವೈರಸ್ ಪರಿಶೀಲನೆಯಲ್ಲಿ ಈ ಫೈಲ್‌ನಲ್ಲಿ ಏನೋ ಕಂಡುಬಂದಿದೆ, ಆದ್ದರಿಂದ ಅದನ್ನು ತೆಗೆದುಹಾಕಲಾಗಿದೆ.',
  'This link opens nothing any more. Go back to where you found it.':
    'ಈ ಲಿಂಕ್ ಈಗ ಏನನ್ನೂ ತೆರೆಯುವುದಿಲ್ಲ. ಅದು ಸಿಕ್ಕ ಜಾಗಕ್ಕೆ ಹಿಂದಿರುಗಿ.',
  'The connection broke. Continue where it stopped.': 'ಸಂಪರ್ಕ ಕಡಿದುಹೋಯಿತು. ನಿಂತಲ್ಲಿಂದ ಮುಂದುವರಿಸಿ.',
  'The file has no name that can be kept. Rename it.': 'ಫೈಲ್‌ನ ಹೆಸರನ್ನು ಇಟ್ಟುಕೊಳ್ಳಲು ಆಗದು. ಹೆಸರು ಬದಲಾಯಿಸಿ.',
  'This picture cannot be opened: it is damaged or far too large.':
    'ಈ ಚಿತ್ರ ತೆರೆಯುತ್ತಿಲ್ಲ: ಅದು ಹಾಳಾಗಿದೆ ಅಥವಾ ತುಂಬಾ ದೊಡ್ಡದಾಗಿದೆ.',
  'This picture cannot be opened: it is damaged or far too large. Open it, save it anew as JPEG or PNG, and send that.':
    'ಈ ಚಿತ್ರ ತೆರೆಯುತ್ತಿಲ್ಲ: ಅದು ಹಾಳಾಗಿದೆ ಅಥವಾ ತುಂಬಾ ದೊಡ್ಡದಾಗಿದೆ. ಅದನ್ನು ತೆರೆದು JPEG ಅಥವಾ PNG ಆಗಿ ಮತ್ತೆ ಉಳಿಸಿ, ಅದನ್ನು ಕಳುಹಿಸಿ.',
  'This PDF cannot be taken because {problem}.': 'ಈ PDF ತೆಗೆದುಕೊಳ್ಳಲಾಗದು, ಏಕೆಂದರೆ {problem}.',
  'This PDF cannot be taken because {problem}. Print it to a new PDF, or send a photograph of it.':
    'ಈ PDF ತೆಗೆದುಕೊಳ್ಳಲಾಗದು, ಏಕೆಂದರೆ {problem}. ಅದನ್ನು ಹೊಸ PDF ಆಗಿ ಪ್ರಿಂಟ್ ಮಾಡಿ, ಅಥವಾ ಅದರ ಫೋಟೊ ಕಳುಹಿಸಿ.',
  'This file cannot be taken: {problem}.': 'ಈ ಫೈಲ್ ತೆಗೆದುಕೊಳ್ಳಲಾಗದು: {problem}.',
  'This file cannot be taken: {problem}. Print it to a new PDF, or send a photograph of it.':
    'ಈ ಫೈಲ್ ತೆಗೆದುಕೊಳ್ಳಲಾಗದು: {problem}. ಅದನ್ನು ಹೊಸ PDF ಆಗಿ ಪ್ರಿಂಟ್ ಮಾಡಿ, ಅಥವಾ ಅದರ ಫೋಟೊ ಕಳುಹಿಸಿ.',
  'it contains a script': 'ಅದರಲ್ಲಿ ಸ್ಕ್ರಿಪ್ಟ್ ಇದೆ',
  'it starts programs': 'ಅದು ಪ್ರೋಗ್ರಾಂಗಳನ್ನು ಶುರುಮಾಡುತ್ತದೆ',
  'it contains other files': 'ಅದರೊಳಗೆ ಬೇರೆ ಫೈಲ್‌ಗಳಿವೆ',
  'it contains a form that runs': 'ಅದರಲ್ಲಿ ತಾನೇ ನಡೆಯುವ ಫಾರ್ಮ್ ಇದೆ',
  'it is locked with a password': 'ಅದು ಪಾಸ್‌ವರ್ಡ್‌ನಿಂದ ಮುಚ್ಚಿದೆ',
  'it is damaged': 'ಅದು ಹಾಳಾಗಿದೆ',
  'it is written in a way we cannot check': 'ಅದನ್ನು ನಾವು ಪರಿಶೀಲಿಸಲು ಆಗದು',
  'checking it takes too long': 'ಅದನ್ನು ಪರಿಶೀಲಿಸಲು ತುಂಬಾ ಹೊತ್ತು ಬೇಕು',
  'checking it takes too much memory': 'ಅದನ್ನು ಪರಿಶೀಲಿಸಲು ತುಂಬಾ ಮೆಮೊರಿ ಬೇಕು',
  'must be a file or the id of one': 'ಒಂದು ಫೈಲ್ ಆರಿಸಿ',
  'must be a JPEG or PNG picture': 'JPEG ಅಥವಾ PNG ಚಿತ್ರ ಇರಬೇಕು',
  'The form did not arrive completely. Send it again.': 'ಫಾರ್ಮ್ ಪೂರ್ತಿಯಾಗಿ ತಲುಪಿಲ್ಲ. ಮತ್ತೆ ಕಳುಹಿಸಿ.',
  'This file is not here any more: choose it again': 'ಈ ಫೈಲ್ ಈಗ ಇಲ್ಲಿಲ್ಲ: ಮತ್ತೆ ಆರಿಸಿ',
  'one of these files is not there any more': 'ಇವುಗಳಲ್ಲಿ ಒಂದು ಫೈಲ್ ಈಗ ಇಲ್ಲ',
  'log in to send files': 'ಫೈಲ್ ಕಳುಹಿಸಲು ಲಾಗ್ ಇನ್ ಮಾಡಿ',
};
