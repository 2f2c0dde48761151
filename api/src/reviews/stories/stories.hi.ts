import type * as english from './stories.text';

export const notifications: typeof english.notifications = {
  published: (vendorName) => ({
    title: 'आपकी समीक्षा कहानी के रूप में शेयर हुई',
    text: `आपने ${vendorName} के बारे में जो लिखा, वह अब हमारी कहानियों में से एक है। आप उसे अपनी समीक्षाओं में वापस ले सकते हैं।`,
  }),
  refused: (vendorName, reason) => ({
    title: 'आपकी समीक्षा कहानी के रूप में शेयर नहीं हुई',
    text: `आपने ${vendorName} के बारे में जो लिखा, वह समीक्षा ही रहेगा। कारण: ${reason}`,
  }),
  'taken-down': (vendorName, reason) => ({
    title: 'आपकी कहानी हटा दी गई',
    text: `${vendorName} के बारे में कहानी हटा दी गई है; आपकी समीक्षा रहेगी। कारण: ${reason}`,
  }),
  'about-you': (name) => ({
    title: 'आपके बारे में एक कहानी',
    text: `${name} ने आपके बारे में जो लिखा, वह अब हमारी कहानियों में से एक है।`,
  }),
};
