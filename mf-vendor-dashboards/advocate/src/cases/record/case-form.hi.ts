import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './case-form.text';

export const text: Translation<typeof english> = {
  add: '+ केस जोड़ें',
  form: 'केस जोड़ें',
  formOf: (title) => `${title} को बदलें`,
  title: 'शीर्षक',
  titleHint: 'जो नाम आप इसे देते हैं: राव बनाम कर्नाटक राज्य',
  category: 'केस की श्रेणी',
  who: 'मुवक्किल',
  whoOptions: { known: 'मेरे मुवक्किलों में से एक', new: 'कोई नया' },
  client: 'मुवक्किल का नाम',
  clientHint: 'नाम या नंबर लिखें।',
  noClient: 'आपके किसी मुवक्किल के नाम में यह नहीं है',
  clientUnknown: 'सूची से अपना कोई मुवक्किल चुनें, या किसी नए को जोड़ें',
  name: 'नए मुवक्किल का नाम',
  phone: 'मोबाइल नंबर',
  phoneWrong: 'मोबाइल नंबर में 10 अंक होते हैं',
  opponent: 'दूसरा पक्ष (बनाम)',
  court: 'अदालत',
  stage: 'चरण',
  stageHint: 'साक्ष्य, बहस, फ़ैसला सुरक्षित…',
  outcome: 'नतीजा',
  outcomeHint: 'जिस केस का नतीजा हो, वह बंद माना जाता है।',
  note: 'नोट',
  save: 'केस सेव करें',
  saved: (title) => `${title}: सेव हो गया।`,
};
