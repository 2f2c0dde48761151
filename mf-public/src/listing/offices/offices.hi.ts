import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './offices.text';

export const text: Translation<typeof english> = {
  offices: 'सरकारी दफ़्तर',
  none: 'यहाँ अभी कोई सरकारी दफ़्तर नहीं',
  noneWhy: 'डायरेक्टरी का यह हिस्सा अभी शुरू नहीं हुआ है।',
  description:
    'विभाग के अनुसार सरकारी दफ़्तर: अधिकारी, काम का समय, सेवाएँ, उनकी फ़ीस और लगने वाले दिन, और माँगे जाने वाले दस्तावेज़।',
};
