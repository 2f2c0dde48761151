import type * as english from './refunds.text';

export const notifications: typeof english.notifications = {
  failed: () => ({
    title: 'आपके रिफ़ंड में देर हो रही है',
    text: 'बैंक ने उसे नहीं लिया। पैसे अब भी आपके हैं: हम उन्हें दूसरे तरीक़े से भेजेंगे, और आपको कुछ करने की ज़रूरत नहीं है।',
  }),
};
