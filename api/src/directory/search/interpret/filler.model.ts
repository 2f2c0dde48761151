import { normaliseQuery } from './normalise.model';

/**
 * Words that name no topic themselves. Terms of the vocabulary that contain them (`nurse at home`)
 * are matched first.
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
  'somebody someone something anybody anyone this these those there his her their your you he she they',
  'was were been has have had will would should could not no very much badly really just only also',
  'give given get got getting done please pls urgently treatment problem problems issue issues solution',
  // Hindi and Urdu in Latin letters
  'ka ke ki ko se me mein main par liye chahiye chahie paas pas mere mera meri hai hain karne karna',
  'karwana karana wale waale accha acha achha sasta sabse badhiya ghar aur ya yahan nazdeek najdeek',
  'ilaj ilaaj dawa dawai jaanch theek thik sikhna seekhna sikhane nahi nahin raha rahi rahe gaya hua ho',
  'mujhe hamare apna apne turant koi kahan visheshagya sahab ji banwana banwani karana bharna',
  // Kannada in Latin letters
  'beku bekagide hattira hatra illi alli olleya nanna namma mane manege mattu athava sameepa',
  'madoru maduvavaru madikoduvavaru madisabeku kalisuvavaru kaliyalu ide illa yaru elli chikitse tajna',
  'tajnaru rogada namage nanage',
  // Devanagari
  'का के की को से में पर लिए चाहिए चाहिये पास मेरे मेरा मेरी है हैं करने वाला वाले वाली अच्छा सबसे सस्ता घर और या यहां नजदीक',
  'इलाज दवा जांच ठीक करना सीखना नहीं रहा रही रहे हूं मुझे कोई कहां विशेषज्ञ चिकित्सा साहब जी हो गया गई लगाना',
  // Kannada
  'ಬೇಕು ಬೇಕಾಗಿದೆ ಹತ್ತಿರ ಇಲ್ಲಿ ಅಲ್ಲಿ ಒಳ್ಳೆಯ ನನ್ನ ನಮ್ಮ ಮನೆ ಮನೆಗೆ ಮತ್ತು ಅಥವಾ ಸಮೀಪ ನಮಗೆ ನನಗೆ ಮಾಡುವವರು',
  'ಮಾಡಿಕೊಡುವವರು ಕಲಿಯಲು ಕಲಿಸುವವರು ಚಿಕಿತ್ಸೆ ತಜ್ಞ ತಜ್ಞರು ತಪಾಸಣೆ ಇದೆ ಇಲ್ಲ ಎಲ್ಲಿ ಯಾರು ಬೇಕಿದೆ',
];

const known = new Set(fillers.flatMap((line) => line.split(' ')).map(normaliseQuery));

/** Whether a word only says how or where to look. */
export const isFiller = (word: string): boolean => known.has(word);
