import { formatsIn } from '../../core/language/formats';
import type * as english from './warning.text';

export const notifications: typeof english.notifications = {
  unread: ({ host, keptUntil, timeZone, isGivenUp }) => ({
    title: 'जुड़ा हुआ एक कैलेंडर पढ़ा नहीं जा रहा',
    text: [
      `${host} पर आपका कैलेंडर एक दिन से पढ़ा नहीं जा सका।`,
      keptUntil === null
        ? 'उसके व्यस्त समय अब बुकिंग को नहीं रोकते।'
        : `उसके व्यस्त समय ${formatsIn.hi.formatZonedDateTime(keptUntil, timeZone)} तक बुकिंग को रोकते हैं।`,
      isGivenUp
        ? 'अब फिर कोशिश नहीं होगी: उसे नए सिरे से जोड़ें, या हटा दें।'
        : 'फिर कोशिश होती रहेगी; उसे अपनी सेटिंग में देखें।',
    ].join(' '),
  }),
};
