import type { Translation } from '../words';
import type { text as english } from './page-head.text';

export const text: Translation<typeof english> = {
  title: 'Nukkad: आपके पास के भरोसेमंद प्रोफ़ेशनल',
  description: 'अपने पास के भरोसेमंद प्रोफ़ेशनल खोजें और बुक करें: डॉक्टर, शिक्षक, वकील, इंजीनियर और कई दूसरे।',
};
