import type { MessageLanguage } from '../core/language/message-language';

/** A booking or a free time, in words of the reader's language. */
export interface Named {
  other: string;
  when: string;
}

interface Words {
  help: string;
  gone: string;
  tooLate: string;
  failed: string;
  site: (address: string) => string;
  coming: (it: Named) => string;
  askCancel: (it: Named) => string;
  yesCancel: string;
  no: string;
  kept: string;
  cancelled: (it: Named) => string;
  chooseTime: (other: string) => string;
  noTime: (other: string) => string;
  taken: string;
  moved: (it: Named) => string;
  requested: (it: Named) => string;
  booked: (it: Named) => string;
  chooseProfessional: string;
  noProfessional: string;
}

const en: Words = {
  help: 'Reply to the message of a booking with 1 to confirm, 2 to move or 3 to cancel. Write BOOK to book somebody again, STOP to get no more messages.',
  gone: 'This booking cannot be changed here.',
  tooLate: 'It is too late to change this booking here. Call them, please.',
  failed: 'This did not work. Try it again, or in your profile.',
  site: (address) => `This cannot be booked by message. Please book it here: ${address}`,
  coming: ({ other, when }) => `Thank you. ${other} expects you on ${when}.`,
  askCancel: ({ other, when }) => `Cancel the booking with ${other} on ${when}? 1 yes, 2 no.`,
  yesCancel: 'Yes, cancel',
  no: 'No',
  kept: 'Nothing was changed.',
  cancelled: ({ other, when }) => `The booking with ${other} on ${when} is cancelled.`,
  chooseTime: (other) => `Free times of ${other}. Reply with a number:`,
  noTime: (other) => `${other} has no free time in the next days.`,
  taken: 'This time was just taken.',
  moved: ({ other, when }) => `The booking with ${other} is now on ${when}.`,
  requested: ({ other, when }) => `${other} was asked for ${when} and will answer.`,
  booked: ({ other, when }) => `Booked: ${other}, ${when}.`,
  chooseProfessional: 'Whom do you want to book again? Reply with a number:',
  noProfessional: 'You have booked nobody yet who can be booked by message.',
};

const hi: Words = {
  help: 'बुकिंग के संदेश का उत्तर दें: 1 पक्का करें, 2 समय बदलें, 3 रद्द करें। फिर से बुक करने के लिए BOOK और संदेश बंद करने के लिए STOP लिखें।',
  gone: 'यह बुकिंग यहां बदली नहीं जा सकती।',
  tooLate: 'इस बुकिंग को यहां बदलने के लिए देर हो गई है। कृपया उन्हें फ़ोन करें।',
  failed: 'यह नहीं हो पाया। फिर कोशिश करें, या अपनी प्रोफ़ाइल में करें।',
  site: (address) => `यह संदेश से बुक नहीं हो सकता। यहां बुक करें: ${address}`,
  coming: ({ other, when }) => `धन्यवाद। ${other} ${when} को आपकी प्रतीक्षा करेंगे।`,
  askCancel: ({ other, when }) => `${other} के साथ ${when} की बुकिंग रद्द करें? 1 हां, 2 नहीं।`,
  yesCancel: 'हां, रद्द करें',
  no: 'नहीं',
  kept: 'कुछ नहीं बदला गया।',
  cancelled: ({ other, when }) => `${other} के साथ ${when} की बुकिंग रद्द हो गई है।`,
  chooseTime: (other) => `${other} के खाली समय। संख्या लिखकर उत्तर दें:`,
  noTime: (other) => `${other} के पास अगले दिनों में कोई समय खाली नहीं है।`,
  taken: 'यह समय अभी-अभी ले लिया गया।',
  moved: ({ other, when }) => `${other} के साथ बुकिंग का नया समय ${when} है।`,
  requested: ({ other, when }) => `${other} से ${when} के लिए पूछा गया है, वे उत्तर देंगे।`,
  booked: ({ other, when }) => `बुक हो गया: ${other}, ${when}।`,
  chooseProfessional: 'किसे फिर से बुक करना है? संख्या लिखकर उत्तर दें:',
  noProfessional: 'आपने अभी तक किसी ऐसे को बुक नहीं किया जिसे संदेश से बुक किया जा सके।',
};

const kn: Words = {
  help: 'ಬುಕಿಂಗ್ ಸಂದೇಶಕ್ಕೆ ಉತ್ತರಿಸಿ: 1 ಖಚಿತ, 2 ಸಮಯ ಬದಲಿಸಿ, 3 ರದ್ದು. ಮತ್ತೆ ಬುಕ್ ಮಾಡಲು BOOK, ಸಂದೇಶ ನಿಲ್ಲಿಸಲು STOP ಬರೆಯಿರಿ.',
  gone: 'ಈ ಬುಕಿಂಗ್ ಅನ್ನು ಇಲ್ಲಿ ಬದಲಿಸಲಾಗದು.',
  tooLate: 'ಈ ಬುಕಿಂಗ್ ಅನ್ನು ಇಲ್ಲಿ ಬದಲಿಸಲು ತಡವಾಗಿದೆ. ದಯವಿಟ್ಟು ಅವರಿಗೆ ಕರೆ ಮಾಡಿ.',
  failed: 'ಇದು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಮಾಡಿ.',
  site: (address) => `ಇದನ್ನು ಸಂದೇಶದಿಂದ ಬುಕ್ ಮಾಡಲಾಗದು. ಇಲ್ಲಿ ಬುಕ್ ಮಾಡಿ: ${address}`,
  coming: ({ other, when }) => `ಧನ್ಯವಾದ. ${other} ${when} ಕ್ಕೆ ನಿಮ್ಮನ್ನು ಕಾಯುತ್ತಾರೆ.`,
  askCancel: ({ other, when }) => `${other} ಜೊತೆ ${when} ರ ಬುಕಿಂಗ್ ರದ್ದುಮಾಡಬೇಕೇ? 1 ಹೌದು, 2 ಬೇಡ.`,
  yesCancel: 'ಹೌದು, ರದ್ದು',
  no: 'ಬೇಡ',
  kept: 'ಏನೂ ಬದಲಾಗಿಲ್ಲ.',
  cancelled: ({ other, when }) => `${other} ಜೊತೆ ${when} ರ ಬುಕಿಂಗ್ ರದ್ದಾಗಿದೆ.`,
  chooseTime: (other) => `${other} ಅವರ ಖಾಲಿ ಸಮಯಗಳು. ಸಂಖ್ಯೆ ಬರೆದು ಉತ್ತರಿಸಿ:`,
  noTime: (other) => `${other} ಅವರಿಗೆ ಮುಂದಿನ ದಿನಗಳಲ್ಲಿ ಖಾಲಿ ಸಮಯವಿಲ್ಲ.`,
  taken: 'ಈ ಸಮಯವನ್ನು ಈಗಷ್ಟೇ ಬೇರೆಯವರು ಪಡೆದರು.',
  moved: ({ other, when }) => `${other} ಜೊತೆಗಿನ ಬುಕಿಂಗ್‌ನ ಹೊಸ ಸಮಯ ${when}.`,
  requested: ({ other, when }) => `${other} ಅವರನ್ನು ${when} ಕ್ಕೆ ಕೇಳಲಾಗಿದೆ, ಅವರು ಉತ್ತರಿಸುತ್ತಾರೆ.`,
  booked: ({ other, when }) => `ಬುಕ್ ಆಗಿದೆ: ${other}, ${when}.`,
  chooseProfessional: 'ಯಾರನ್ನು ಮತ್ತೆ ಬುಕ್ ಮಾಡಬೇಕು? ಸಂಖ್ಯೆ ಬರೆದು ಉತ್ತರಿಸಿ:',
  noProfessional: 'ಸಂದೇಶದಿಂದ ಬುಕ್ ಮಾಡಬಹುದಾದ ಯಾರನ್ನೂ ನೀವು ಇನ್ನೂ ಬುಕ್ ಮಾಡಿಲ್ಲ.',
};

export const text: Record<MessageLanguage, Words> = { 'en-IN': en, hi, kn };

/** For the professional, in the app. */
/** A list whose numbers are replied with. */
export const numbered = (title: string, lines: string[]): string =>
  [title, ...lines.map((line, nth) => `${nth + 1} ${line}`)].join('\n');
