import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './search.text';

export const text: Translation<typeof english> = {
  what: 'आप क्या खोज रहे हैं?',
  whatHint: 'डॉक्टर, वकील, शिक्षक और कई दूसरे खोजें…',
  where: 'जगह',
  suggestionsName: 'खोज के सुझाव',
  searching: 'खोजा जा रहा है…',
};
