import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './business.text';

export const text: Translation<typeof english> = {
  forBusiness: 'मुझे व्यवसाय के नाम इनवॉइस चाहिए',
  gstin: 'आपके व्यवसाय का GSTIN',
  gstinWrong: 'GSTIN में 15 अक्षर और अंक होते हैं',
  businessName: 'व्यवसाय का रजिस्टर्ड नाम',
  businessAddress: 'व्यवसाय का रजिस्टर्ड पता',
  businessAddressHint: 'एक लाइन में, पिन कोड के साथ।',
  atMost: (most) => `ज़्यादा से ज़्यादा ${most} अक्षर`,
};
