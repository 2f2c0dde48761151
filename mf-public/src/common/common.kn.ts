import { formatDuration } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import type { Translation } from '@nukkad/platform/words';
import type * as english from './common.text';

export const home: Translation<typeof english.home> = 'ಮುಖಪುಟ';
export const rootOf: Translation<typeof english.rootOf> = (city) =>
  city === null ? home : localName(city);
export const unknown: Translation<typeof english.unknown> = '—';
export const verified: Translation<typeof english.verified> = 'ಪರಿಶೀಲಿಸಲಾಗಿದೆ';
export const sample: Translation<typeof english.sample> = 'ಮಾದರಿ';
export const sampleWhy: Translation<typeof english.sampleWhy> = 'ಮಾದರಿ ಪ್ರೊಫೈಲ್: ಈ ವ್ಯಕ್ತಿ ಕಾಲ್ಪನಿಕ';
export const per: Translation<typeof english.per> = (unit) => `ಪ್ರತಿ ${unit}`;
export const speaks: Translation<typeof english.speaks> = 'ಭಾಷೆಗಳು';
export const where: Translation<typeof english.where> = 'ಸ್ಥಳ';
export const fee: Translation<typeof english.fee> = 'ಶುಲ್ಕ';
export const rating: Translation<typeof english.rating> = 'ರೇಟಿಂಗ್';
export const zone: Translation<typeof english.zone> = 'ಎಲ್ಲಾ ಸಮಯಗಳು ಭಾರತೀಯ ಕಾಲಮಾನದಲ್ಲಿವೆ (IST).';
export const loading: Translation<typeof english.loading> = (what) => `ಲೋಡ್ ಆಗುತ್ತಿದೆ: ${what}`;
export const call: Translation<typeof english.call> = 'ಕರೆ ಮಾಡಿ';
export const callFor: Translation<typeof english.callFor> = (name) =>
  `${name} ಅವರಿಗೆ ಕರೆ ಮಾಡಿ: ಸಂಖ್ಯೆ ತೋರಿಸಿ`;
export const callNumber: Translation<typeof english.callNumber> = (name, phone) =>
  `${name} ಅವರಿಗೆ ಕರೆ ಮಾಡಿ: ${phone}`;
export const askingNumber: Translation<typeof english.askingNumber> = 'ಸಂಖ್ಯೆ ಪಡೆಯಲಾಗುತ್ತಿದೆ…';
export const noNumber: Translation<typeof english.noNumber> = 'ಸಂಖ್ಯೆಯನ್ನು ತೋರಿಸಲಾಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.';
export const chat: Translation<typeof english.chat> = 'ಚಾಟ್';
export const chatWith: Translation<typeof english.chatWith> = (name) => `${name} ಅವರೊಂದಿಗೆ ಚಾಟ್`;
export const bookWith: Translation<typeof english.bookWith> = (label, name) => `${label}: ${name}`;
export const viewComplaints: Translation<typeof english.viewComplaints> = 'ದೂರುಗಳನ್ನು ನೋಡಿ';
export const viewComplaintsOf: Translation<typeof english.viewComplaintsOf> = (name) =>
  `${name} ಅವರ ಬಗ್ಗೆ ದೂರುಗಳನ್ನು ನೋಡಿ`;
export const writeComplaint: Translation<typeof english.writeComplaint> = 'ದೂರು ಬರೆಯಿರಿ';
export const writeComplaintOn: Translation<typeof english.writeComplaintOn> = (name) =>
  `${name} ಅವರ ಬಗ್ಗೆ ದೂರು ಬರೆಯಿರಿ`;
export const nextFree: Translation<typeof english.nextFree> = 'ಮುಂದಿನ ಖಾಲಿ ಸಮಯಗಳು';
export const next: Translation<typeof english.next> = 'ಮುಂದಿನವು:';
export const bookAt: Translation<typeof english.bookAt> = (time, name) =>
  `${time}, ${name} ಅವರೊಂದಿಗೆ ಬುಕ್ ಮಾಡಿ`;
export const km: Translation<typeof english.km> = (km) => `${km} ಕಿ.ಮೀ. ದೂರ`;
export const experience: Translation<typeof english.experience> = 'ಅನುಭವ';
export const years: Translation<typeof english.years> = (years) =>
  years === 1 ? '1 ವರ್ಷದ ಅನುಭವ' : `${years} ವರ್ಷಗಳ ಅನುಭವ`;
export const replies: Translation<typeof english.replies> = 'ಉತ್ತರಿಸುವ ಸಮಯ';
export const repliesWithin: Translation<typeof english.repliesWithin> = (minutes) =>
  `ಉತ್ತರಿಸಲು ಗರಿಷ್ಠ ${formatDuration(minutes)}`;
export const like: Translation<typeof english.like> = (name) => `${name} ಅವರನ್ನು ಮೆಚ್ಚಿನವುಗಳಿಗೆ ಸೇರಿಸಿ`;
export const liked: Translation<typeof english.liked> = (name) =>
  `${name} ಅವರನ್ನು ಈ ಸಾಧನದಲ್ಲಿ ಮೆಚ್ಚಿನವುಗಳಿಗೆ ಸೇರಿಸಲಾಗಿದೆ. ಎಲ್ಲೆಡೆ ಉಳಿಸಿಕೊಳ್ಳಲು ಲಾಗ್ ಇನ್ ಮಾಡಿ.`;
export const login: Translation<typeof english.login> = 'ಲಾಗ್ ಇನ್ ಮಾಡಿ';
export const likedHere: Translation<typeof english.likedHere> = (name) =>
  `${name} ಅವರನ್ನು ಮೆಚ್ಚಿನವುಗಳಿಗೆ ಸೇರಿಸಲಾಗಿದೆ.`;
export const unliked: Translation<typeof english.unliked> = (name) =>
  `${name} ಅವರನ್ನು ಮೆಚ್ಚಿನವುಗಳಿಂದ ತೆಗೆಯಲಾಗಿದೆ.`;
export const professional: Translation<typeof english.professional> = () => 'ವೃತ್ತಿಪರರು';
export const needsScript: Translation<typeof english.needsScript> = 'ಸಮಯ ಆಯ್ಕೆ ಮಾಡಲು JavaScript ಬೇಕು.';
