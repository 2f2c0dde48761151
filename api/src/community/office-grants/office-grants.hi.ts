import { nameIn } from '@nukkad/platform/names/in-languages';
import type * as english from './office-grants.text';

export const officeNotifications: typeof english.officeNotifications = {
  granted: (place) => ({
    title: 'अब आप अपने विभाग का पेज सँभालते हैं',
    text: `अब आप ${nameIn('hi', place)} की ओर से बोलते हैं: उसका सार्वजनिक पेज और शिकायतों के जवाब।`,
  }),
  rejected: (place, reason) => ({
    title: 'आप अपने विभाग का पेज नहीं सँभालते',
    text: `आप ${nameIn('hi', place)} की ओर से नहीं बोल सकते: ${reason}`,
  }),
  revoked: (place, reason) => ({
    title: 'अब आप अपने विभाग का पेज नहीं सँभालते',
    text: `अब आप ${nameIn('hi', place)} की ओर से नहीं बोलते: ${reason}`,
  }),
};
