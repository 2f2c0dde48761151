import type { operator as hindi } from '../hi/operator';

export const operator: Record<keyof typeof hindi, string> = {
  'Another operator has decided this. Reload the page.':
    'ಇನ್ನೊಬ್ಬ ಆಪರೇಟರ್ ಇದನ್ನು ತೀರ್ಮಾನಿಸಿದ್ದಾರೆ. ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'Another operator has decided this document. Reload the page.':
    'ಇನ್ನೊಬ್ಬ ಆಪರೇಟರ್ ಈ ದಾಖಲೆಯನ್ನು ತೀರ್ಮಾನಿಸಿದ್ದಾರೆ. ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'This cannot be decided any more. Reload the page.':
    'ಇದನ್ನು ಇನ್ನು ತೀರ್ಮಾನಿಸಲಾಗದು. ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'This does not wait for a decision. Load it again.': 'ಇದು ತೀರ್ಮಾನಕ್ಕೆ ಕಾಯುತ್ತಿಲ್ಲ. ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'This is no longer waiting: it was decided or withdrawn. Reload the page.':
    'ಇದು ಈಗ ಕಾಯುತ್ತಿಲ್ಲ: ತೀರ್ಮಾನವಾಗಿದೆ ಅಥವಾ ಹಿಂಪಡೆಯಲಾಗಿದೆ. ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'There is no such case.': 'ಅಂತಹ ಪ್ರಕರಣ ಇಲ್ಲ.',
  'There is no such queue.': 'ಅಂತಹ ಸರದಿ ಇಲ್ಲ.',
  'There is no such practice.': 'ಅಂತಹ ವೃತ್ತಿ ಇಲ್ಲ.',
  'Every document has to be approved first.': 'ಮೊದಲು ಪ್ರತಿ ದಾಖಲೆಯೂ ಅನುಮೋದನೆಯಾಗಬೇಕು.',
  'The directory has no category for this profession yet.': 'ಡೈರೆಕ್ಟರಿಯಲ್ಲಿ ಈ ವೃತ್ತಿಗೆ ಇನ್ನೂ ವರ್ಗ ಇಲ್ಲ.',
  'must be a place of the directory': 'ಡೈರೆಕ್ಟರಿಯ ಒಂದು ಸ್ಥಳ ಆರಿಸಿ',
  'A practice is decided document by document.': 'ವೃತ್ತಿಯನ್ನು ಒಂದೊಂದು ದಾಖಲೆಯಾಗಿ ತೀರ್ಮಾನಿಸಲಾಗುತ್ತದೆ.',
  'The page has {most} qualifications, which is the most. Reject this, or have one removed.':
    'ಪುಟದಲ್ಲಿ {most} ಅರ್ಹತೆಗಳಿವೆ, ಇದಕ್ಕಿಂತ ಹೆಚ್ಚು ಆಗದು. ಇದನ್ನು ತಿರಸ್ಕರಿಸಿ, ಅಥವಾ ಒಂದನ್ನು ತೆಗೆಸಿ.',
  '{field}: {problem}. Return it instead.': '{field}: {problem}. ಬದಲಿಗೆ ಇದನ್ನು ಹಿಂತಿರುಗಿಸಿ.',
  'The job is done or under way.': 'ಈ ಕೆಲಸ ಮುಗಿದಿದೆ ಅಥವಾ ನಡೆಯುತ್ತಿದೆ.',
  'Somebody else has changed this since you opened it, so yours is not saved yet. Look at theirs, then save again.':
    'ನೀವು ತೆರೆದ ನಂತರ ಬೇರೆಯವರು ಇದನ್ನು ಬದಲಾಯಿಸಿದ್ದಾರೆ, ಆದ್ದರಿಂದ ನಿಮ್ಮದು ಇನ್ನೂ ಉಳಿದಿಲ್ಲ. ಅವರದ್ದನ್ನು ನೋಡಿ, ನಂತರ ಮತ್ತೆ ಉಳಿಸಿ.',
  'There is nothing of this name to ask about.': 'ಕೇಳಲು ಈ ಹೆಸರಿನದು ಏನೂ ಇಲ್ಲ.',
  'There are no questions of this key.': 'ಇಲ್ಲಿ ಪ್ರಶ್ನೆಗಳಿಲ್ಲ.',
  'must be at least one': 'ಕನಿಷ್ಠ ಒಂದು ಇರಬೇಕು',
  'has a picture without words. Write ![what is to be seen](address) on a line of its own':
    'ಒಂದು ಚಿತ್ರಕ್ಕೆ ಪದಗಳಿಲ್ಲ. ಪ್ರತ್ಯೇಕ ಸಾಲಿನಲ್ಲಿ ![ಚಿತ್ರದಲ್ಲಿ ಏನಿದೆ](ವಿಳಾಸ) ಎಂದು ಬರೆಯಿರಿ',
  'names a picture that is not here. Send it, and use the address it gets then: {address}':
    'ಒಂದು ಚಿತ್ರ ಇಲ್ಲಿಲ್ಲ. ಅದನ್ನು ಕಳುಹಿಸಿ, ನಂತರ ಸಿಗುವ ವಿಳಾಸ ಬಳಸಿ: {address}',
  'is no drawing and no picture of ours': 'ಇದು ನಮ್ಮ ರೇಖಾಚಿತ್ರವೂ ಅಲ್ಲ, ಚಿತ್ರವೂ ಅಲ್ಲ',
  'is no scene of ours': 'ಇದು ನಮ್ಮ ದೃಶ್ಯವಲ್ಲ',
  'is no profession of ours': 'ಇದು ನಮ್ಮ ವೃತ್ತಿಗಳಲ್ಲಿಲ್ಲ',
  'is no topic of ours': 'ಇದು ನಮ್ಮ ವಿಷಯಗಳಲ್ಲಿಲ್ಲ',
  'There is no such article.': 'ಅಂತಹ ಲೇಖನ ಇಲ್ಲ.',
  'stays as it is: the article has been out, and others have its address':
    'ಇದು ಬದಲಾಗದು: ಲೇಖನ ಪ್ರಕಟವಾಗಿದೆ, ಇತರರ ಬಳಿ ಅದರ ವಿಳಾಸವಿದೆ',
  'is the address of another article': 'ಇದು ಬೇರೆ ಲೇಖನದ ವಿಳಾಸ',
  'This article has been out. Withdraw it instead: drafts are not shown.':
    'ಈ ಲೇಖನ ಪ್ರಕಟವಾಗಿದೆ. ಬದಲಿಗೆ ಹಿಂಪಡೆಯಿರಿ: ಕರಡುಗಳನ್ನು ತೋರಿಸುವುದಿಲ್ಲ.',
  'is the name of another department': 'ಇದು ಬೇರೆ ಇಲಾಖೆಯ ಹೆಸರು',
  'cannot lose {department}: officers asked for it, or complaints are about it':
    '{department} ತೆಗೆಯಲಾಗುವುದಿಲ್ಲ: ಅಧಿಕಾರಿಗಳು ಅದನ್ನು ಕೇಳಿದ್ದಾರೆ, ಅಥವಾ ಅದರ ಬಗ್ಗೆ ದೂರುಗಳಿವೆ',
  'There is no such paid place.': 'ಅಂತಹ ಪಾವತಿಸಿದ ಜಾಗ ಇಲ್ಲ.',
  'is not listed at present': 'ಸದ್ಯ ಲಿಸ್ಟಿಂಗ್‌ನಲ್ಲಿಲ್ಲ',
  'is no city we know': 'ಈ ನಗರ ನಮಗೆ ತಿಳಿದಿಲ್ಲ',
  'is no neighbourhood of {city} we know': '{city}: ಈ ಪ್ರದೇಶ ನಮಗೆ ತಿಳಿದಿಲ್ಲ',
  'has a state in which nobody is listed: {state}': 'ಈ ರಾಜ್ಯದಲ್ಲಿ ಯಾರ ಲಿಸ್ಟಿಂಗ್ ಕೂಡ ಇಲ್ಲ: {state}',
  'There is no such error, or it was reported without a stack.':
    'ಅಂತಹ ದೋಷ ಇಲ್ಲ, ಅಥವಾ ಅದು ಸ್ಟ್ಯಾಕ್ ಇಲ್ಲದೆ ವರದಿಯಾಗಿದೆ.',
  'This canary does not run any more. Load the page again.':
    'ಈ ಕ್ಯಾನರಿ ಈಗ ನಡೆಯುತ್ತಿಲ್ಲ. ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'The registry has no version {version} any more. Load the page again.':
    'ರಿಜಿಸ್ಟ್ರಿಯಲ್ಲಿ ಆವೃತ್ತಿ {version} ಈಗ ಇಲ್ಲ. ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
  'The registry changed nothing: {why}': 'ರಿಜಿಸ್ಟ್ರಿ ಏನನ್ನೂ ಬದಲಾಯಿಸಿಲ್ಲ: {why}',
  'must be given': 'ಇದನ್ನು ಕೊಡಬೇಕು',
  'There is nothing of this name to translate.': 'ಈ ಹೆಸರಿನ ಅನುವಾದಿಸಬೇಕಾದದ್ದು ಏನೂ ಇಲ್ಲ.',
  'is no field of this text': 'ಇದು ಈ ಬರಹದ ಭಾಗವಲ್ಲ',
};
