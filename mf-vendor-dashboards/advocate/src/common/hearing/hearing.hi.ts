import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './hearing.text';

export const text: Translation<typeof english> = {
  add: '+ सुनवाई जोड़ें',
  form: 'सुनवाई जोड़ें',
  formOf: (moment) => `सुनवाई: ${moment}`,
  case: 'केस',
  caseHint: 'शीर्षक, नंबर या मुवक्किल का नाम लिखें।',
  caseUnknown: 'सूची से अपना कोई केस चुनें',
  noCase: 'आपका कोई चालू केस मेल नहीं खाता',
  date: 'तारीख़',
  time: 'समय',
  timeHint: (zone) => `${zone.replace('_', ' ')} की घड़ी के हिसाब से।`,
  timeWrong: 'समय ऐसे लिखें: 10:30',
  court: 'अदालत',
  note: 'नोट',
  noteHint: 'क्या तैयारी करनी है, या सुनवाई कैसी रही।',
  saved: (moment) => `सुनवाई सेव हो गई: ${moment}।`,
  save: 'सुनवाई सेव करें',
};
