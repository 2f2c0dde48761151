import type * as english from './review-notifications.text';

export const notifications: typeof english.notifications = {
  published: (name, stars) => ({
    title: 'आपके बारे में एक नई समीक्षा',
    text: `${name} ने आपको ${stars} स्टार दिया।`,
  }),
  replied: (vendorName) => ({
    title: 'आपकी समीक्षा का जवाब आया है',
    text: `आपने जो लिखा, ${vendorName} ने उसका जवाब दिया है।`,
  }),
};
