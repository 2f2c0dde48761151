import { limits } from '@nukkad/platform/contract';
import { named } from '../../core/email/strangers.model';
import { formatsIn } from '../../core/language/formats';
import type * as english from './waitlist.text';

const when = ({ start, timeZone }: english.FreedTime): string =>
  formatsIn.hi.formatZonedDateTime(start, timeZone);

export const notifications: typeof english.notifications = {
  freed: (about) => ({
    title: `${named(about.name)} के साथ एक समय ख़ाली है`,
    text: `${when(about)} का समय ${limits.claimMinutes} मिनट तक आपके लिए रखा है।`,
  }),
};

export const waitlistEmail: typeof english.waitlistEmail = (to, name, about) => ({
  to,
  subject: `${named(about.name)} के साथ एक समय ख़ाली है`,
  text: `नमस्ते ${named(name)},

जिस समय का आप इंतज़ार कर रहे थे, वह ख़ाली है:

${when(about)}, ${named(about.name)} के साथ

हम इसे ${limits.claimMinutes} मिनट तक आपके लिए रखते हैं। इसे अपनी प्रोफ़ाइल में “मेरे अपॉइंटमेंट” में लें।
उसके बाद यह अगले व्यक्ति को मिलेगा।`,
});
