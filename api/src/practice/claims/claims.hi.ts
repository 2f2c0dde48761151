import type * as english from './claims.text';

export const claimNotifications: typeof english.claimNotifications = {
  approved: (value) => ({
    title: 'आपके पेज की एक पंक्ति जाँच ली गई',
    text: `“${value}” अब आपके पेज पर है, और सत्यापित बैज में यह भी शामिल है।`,
  }),
  rejected: (value, reason) => ({
    title: 'आपके पेज की एक पंक्ति मंज़ूर नहीं हुई',
    text: `“${value}” नहीं दिखता: ${reason}`,
  }),
};
