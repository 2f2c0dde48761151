import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './search.text';

export const text: Translation<typeof english> = {
  label: 'अपने डैशबोर्ड में खोजें',
  placeholder: (what) => `खोजें: ${what.join(', ')}`,
  none: 'कुछ नहीं मिला। कोई नाम, नंबर या विषय लिखकर देखें।',
  failed: 'खोज नहीं हो पाई। अपना इंटरनेट कनेक्शन जाँचें, फिर अपना लिखा हुआ बदलें।',
};
