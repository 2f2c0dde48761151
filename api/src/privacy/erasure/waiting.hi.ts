import type * as english from './waiting.text';

export const notifications: typeof english.notifications = {
  ended: (vendorName) => ({
    title: 'प्रतीक्षा सूची में आपकी जगह समाप्त हो गई है',
    text: `${vendorName} अब लिस्ट में नहीं हैं, इसलिए कोई समय ख़ाली नहीं होगा। दूसरों के पास हो सकता है।`,
  }),
};
