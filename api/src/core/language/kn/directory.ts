import type { directory as hindi } from '../hi/directory';

export const directory: Record<keyof typeof hindi, string> = {
  'There is no such category.': 'ಅಂತಹ ವರ್ಗ ಇಲ್ಲ.',
  'There is no such profession.': 'ಅಂತಹ ವೃತ್ತಿ ಇಲ್ಲ.',
  'There is no such speciality.': 'ಅಂತಹ ಪರಿಣತಿ ಇಲ್ಲ.',
  'There is no such profession or speciality.': 'ಅಂತಹ ವೃತ್ತಿ ಅಥವಾ ಪರಿಣತಿ ಇಲ್ಲ.',
  'There is no such professional.': 'ಅಂತಹ ವೃತ್ತಿಪರರು ಇಲ್ಲ.',
  'No such professional.': 'ಅಂತಹ ವೃತ್ತಿಪರರು ಇಲ್ಲ.',
  'There is no such government office.': 'ಅಂತಹ ಸರ್ಕಾರಿ ಕಚೇರಿ ಇಲ್ಲ.',
  'There is no such part.': 'ಅಂತಹ ಭಾಗ ಇಲ್ಲ.',
  'There is no such place in the directory.': 'ಡೈರೆಕ್ಟರಿಯಲ್ಲಿ ಅಂತಹ ಸ್ಥಳ ಇಲ್ಲ.',
  'There is no place of this name here.': 'ಇಲ್ಲಿ ಈ ಹೆಸರಿನ ಸ್ಥಳ ಇಲ್ಲ.',
  'There is no city of this name in the directory.': 'ಡೈರೆಕ್ಟರಿಯಲ್ಲಿ ಈ ಹೆಸರಿನ ನಗರ ಇಲ್ಲ.',
  'There is no state of this name in the directory.': 'ಡೈರೆಕ್ಟರಿಯಲ್ಲಿ ಈ ಹೆಸರಿನ ರಾಜ್ಯ ಇಲ್ಲ.',
  'There is no place of this name in the directory.': 'ಡೈರೆಕ್ಟರಿಯಲ್ಲಿ ಈ ಹೆಸರಿನ ಸ್ಥಳ ಇಲ್ಲ.',
  'Nobody is listed in a state of this name.': 'ಈ ಹೆಸರಿನ ರಾಜ್ಯದಲ್ಲಿ ಯಾರ ಲಿಸ್ಟಿಂಗ್ ಕೂಡ ಇಲ್ಲ.',
  'No neighbourhood is known yet.': 'ಇನ್ನೂ ಯಾವ ಪ್ರದೇಶವೂ ತಿಳಿದಿಲ್ಲ.',
  'We do not know where {pin} is.': '{pin} ಎಲ್ಲಿದೆ ಎಂದು ನಮಗೆ ತಿಳಿದಿಲ್ಲ.',
  'must be given with spec': 'ಪರಿಣತಿಯೊಂದಿಗೆ ವೃತ್ತಿಯನ್ನೂ ಆರಿಸಿ',
  'must be given with lng': 'lng ಜೊತೆಗೆ ಕೊಡಬೇಕು',
  'must be given with lat': 'lat ಜೊತೆಗೆ ಕೊಡಬೇಕು',
  'needs lat and lng, or loc of a neighbourhood': 'ಇದಕ್ಕಾಗಿ ಒಂದು ಪ್ರದೇಶ ಆರಿಸಿ',
  'distance needs lat and lng, or loc of a neighbourhood': 'ದೂರಕ್ಕಾಗಿ ಒಂದು ಪ್ರದೇಶ ಆರಿಸಿ',
  'must be any of {values}': 'ಕೊಟ್ಟ ಆಯ್ಕೆಗಳಲ್ಲಿ ಒಂದನ್ನು ಆರಿಸಿ',
  'is known within one profession only, and not in every one':
    'ಇದನ್ನು ಒಂದು ವೃತ್ತಿಯೊಳಗೆ ಮಾತ್ರ ಆರಿಸಬಹುದು, ಎಲ್ಲ ವೃತ್ತಿಗಳಲ್ಲೂ ಅಲ್ಲ',
  'must be `next` of the same list': 'ಇದು ಇದೇ ಪಟ್ಟಿಯ ಮುಂದಿನ ಭಾಗವಲ್ಲ',
  'must not be given with cursor': 'cursor ಜೊತೆಗೆ ಕೊಡಬಾರದು',
  'This professional has given no telephone number. Ask for a call with the form instead.':
    'ಈ ವೃತ್ತಿಪರರು ಫೋನ್ ಸಂಖ್ಯೆ ನೀಡಿಲ್ಲ. ಬದಲಿಗೆ ಫಾರ್ಮ್ ಮೂಲಕ ಕರೆಗೆ ವಿನಂತಿಸಿ.',
  'At most {most} professionals are kept. Remove one to add another.':
    'ಹೆಚ್ಚೆಂದರೆ {most} ವೃತ್ತಿಪರರನ್ನು ಇಡಬಹುದು. ಹೊಸಬರನ್ನು ಸೇರಿಸಲು ಒಬ್ಬರನ್ನು ತೆಗೆದುಹಾಕಿ.',
  'Somebody is listed for {topic} in {city}. Search again to see who.':
    '{city}: ಈಗ “{topic}” ಲಿಸ್ಟಿಂಗ್ ಇದೆ. ನೋಡಲು ಮತ್ತೆ ಹುಡುಕಿ.',
  'You wait for {most} already. End one with the link in its email first.':
    'ನೀವು ಈಗಾಗಲೇ {most} ಸೂಚನೆಗಳಿಗೆ ಕಾಯುತ್ತಿದ್ದೀರಿ. ಮೊದಲು ಒಂದನ್ನು ಅದರ ಇಮೇಲ್‌ನಲ್ಲಿರುವ ಲಿಂಕ್‌ನಿಂದ ನಿಲ್ಲಿಸಿ.',
  'This link is not from one of our emails. Use the newest email.':
    'ಈ ಲಿಂಕ್ ನಮ್ಮ ಯಾವ ಇಮೇಲ್‌ನದ್ದೂ ಅಲ್ಲ. ಇತ್ತೀಚಿನ ಇಮೇಲ್ ಬಳಸಿ.',
  'This link no longer works. Search again to ask once more.':
    'ಈ ಲಿಂಕ್ ಈಗ ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ. ಮತ್ತೆ ಕೇಳಲು ಇನ್ನೊಮ್ಮೆ ಹುಡುಕಿ.',
  'Many pictures are being drawn. Ask again in a moment.':
    'ಈಗ ಹಲವು ಚಿತ್ರಗಳು ಸಿದ್ಧವಾಗುತ್ತಿವೆ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'is no topic we know': 'ಈ ವಿಷಯ ನಮಗೆ ತಿಳಿದಿಲ್ಲ',
  'is no profession we know': 'ಈ ವೃತ್ತಿ ನಮಗೆ ತಿಳಿದಿಲ್ಲ',
  'means {meaning} already': 'ಇದಕ್ಕೆ ಈಗಾಗಲೇ {meaning} ಎಂಬ ಅರ್ಥವಿದೆ',
  'No more than {most} words can be added.': '{most} ಕ್ಕಿಂತ ಹೆಚ್ಚು ಪದಗಳನ್ನು ಸೇರಿಸಲಾಗದು.',
  'must have letters': 'ಅಕ್ಷರಗಳಿರಬೇಕು',
  'No operator has added this word.': 'ಈ ಪದವನ್ನು ಯಾವ ಆಪರೇಟರ್ ಕೂಡ ಸೇರಿಸಿಲ್ಲ.',
  'must be in Latin letters; add other spellings as words':
    'ರೋಮನ್ ಅಕ್ಷರಗಳಲ್ಲಿ ಬರೆಯಿರಿ; ಬೇರೆ ಬರಹಗಳನ್ನು ಪದಗಳಾಗಿ ಸೇರಿಸಿ',
  'is a topic of {profession}': 'ಇದು {profession} ನ ವಿಷಯ',
  'No operator has added it.': 'ಇದನ್ನು ಯಾವ ಆಪರೇಟರ್ ಕೂಡ ಸೇರಿಸಿಲ್ಲ.',
  'No more than {most} topics can be added.': '{most} ಕ್ಕಿಂತ ಹೆಚ್ಚು ವಿಷಯಗಳನ್ನು ಸೇರಿಸಲಾಗದು.',
  'Professionals have chosen this topic already, so it has to stay.':
    'ವೃತ್ತಿಪರರು ಈಗಾಗಲೇ ಈ ವಿಷಯ ಆರಿಸಿದ್ದಾರೆ, ಆದ್ದರಿಂದ ಅದು ಉಳಿಯಬೇಕು.',
};
