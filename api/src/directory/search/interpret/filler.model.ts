import { normaliseQuery } from './normalise.model';

/**
 * Words around what somebody looks for, which name no topic themselves. Where they are part of a
 * term of the vocabulary (`nurse at home`), the term is matched first.
 */
const fillers = [
  // English
  'a an the and or of for in on at to by with from near nearby around close me my our us i we is are',
  'need needed want wanted looking look find search get hire book please who can do does that it',
  'best top good great famous popular trusted experienced expert experts specialist specialists',
  'cheap affordable low cost price fees fee charges charge rate rates budget',
  'nearest local area here city town online offline number contact phone address list services service',
  'appointment consultation consult visit available availability required require provider providers',
  'person people someone some any new other all big small home house center centre shop wala wali vala',
  'specialised specialized certified licensed professional professionals reviews rating help',
  // Hindi and Urdu in Latin letters
  'ka ke ki ko se me mein main par liye chahiye chahie paas pas mere mera meri hai hain karne karna',
  'karwana karana wale waale accha acha achha sasta sabse badhiya ghar aur ya yahan nazdeek najdeek',
  // Kannada in Latin letters
  'beku bekagide hattira hatra illi alli olleya nanna namma mane manege mattu athava sameepa',
  // Devanagari
  'का के की को से में पर लिए चाहिए चाहिये पास मेरे मेरा मेरी है हैं करने वाला वाले वाली अच्छा सबसे सस्ता घर और या यहां नजदीक',
  // Kannada
  'ಬೇಕು ಬೇಕಾಗಿದೆ ಹತ್ತಿರ ಇಲ್ಲಿ ಅಲ್ಲಿ ಒಳ್ಳೆಯ ನನ್ನ ನಮ್ಮ ಮನೆ ಮನೆಗೆ ಮತ್ತು ಅಥವಾ ಸಮೀಪ ನಮಗೆ ನನಗೆ ಮಾಡುವವರು',
];

const known = new Set(fillers.flatMap((line) => line.split(' ')).map(normaliseQuery));

/** Whether a word says only how or where something is looked for. */
export const isFiller = (word: string): boolean => known.has(word);
