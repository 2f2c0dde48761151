import { type CalendarFailure, limits } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './connected-calendars.text';

const failures: Record<CalendarFailure, string> = {
  unreachable: 'इसका सर्वर कैलेंडर के सर्वर की तरह जवाब नहीं देता।',
  refused: 'इसका सर्वर पूछता है कि आप कौन हैं: यह गुप्त पता नहीं है।',
  gone: 'इसके सर्वर का कहना है कि अब ऐसा कोई कैलेंडर नहीं है।',
  'not-public': 'इसका पता ऐसी जगह ले जाता है जो सार्वजनिक इंटरनेट पर नहीं है।',
  'not-a-calendar': 'इसके पते पर जो है, वह अब कैलेंडर नहीं है।',
  'too-large': 'यह 2 MB से बड़ा हो गया है।',
  'too-complex': 'इसमें इतने इवेंट हैं कि सब नहीं पढ़े जाते।',
  'address-lost': 'इसका पता अब यहाँ पढ़ा नहीं जा सकता।',
};

const connectAgain: readonly CalendarFailure[] = ['refused', 'gone', 'not-public', 'address-lost'];

const busyTimes = (count: number): string =>
  count === 1
    ? 'एक व्यस्त समय में बुकिंग नहीं हो सकती।'
    : `${formatCount(count)} व्यस्त समयों में बुकिंग नहीं हो सकती।`;

export const text: Translation<typeof english> = {
  what: 'जुड़े कैलेंडर',
  title: 'कहीं और रखा कैलेंडर जोड़ें',
  lead: 'Google Calendar, Outlook, iCloud या किसी और प्रोग्राम में आप जिस समय व्यस्त हैं, वह यहाँ बुक नहीं हो सकता। हम पढ़ते हैं कि आप कब व्यस्त हैं; आप क्या करते हैं, इसका कुछ भी नहीं रखते।',
  notOffered: 'कहीं और रखे कैलेंडर यहाँ नहीं पढ़े जाते: यह सेट अप नहीं है।',
  form: 'कैलेंडर जोड़ें',
  address: 'कैलेंडर का गुप्त पता',
  addressHint: 'यह https:// या webcal:// से शुरू और .ics पर ख़त्म होता है',
  addressMissing: 'कैलेंडर का पता पेस्ट करें',
  connect: 'जोड़ें',
  connecting: 'कैलेंडर पढ़ा जा रहा है…',
  connected: (count) => `कैलेंडर जुड़ गया। ${busyTimes(count)}`,
  enough: `आपने ${limits.connectedCalendarsMost} कैलेंडर जोड़ लिए हैं; इससे ज़्यादा नहीं जुड़ सकते। दूसरा जोड़ने के लिए कोई एक अलग करें।`,
  where: 'पता कहाँ मिलेगा',
  places: [
    {
      program: 'Google Calendar',
      way: 'कंप्यूटर पर: “Settings”, फिर बाईं ओर कैलेंडर का नाम, “Integrate calendar”, “Secret address in iCal format”।',
    },
    {
      program: 'Outlook',
      way: 'वेब पर: “Settings”, “Calendar”, “Shared calendars”, “Publish a calendar”, और “Can view when I’m busy” चुनें। ICS लिंक कॉपी करें।',
    },
    {
      program: 'iCloud',
      way: 'Calendar में: कैलेंडर को सार्वजनिक कैलेंडर के तौर पर शेयर करें, और उसका लिंक कॉपी करें।',
    },
  ],
  name: (host, ending) => `${host}, …${ending}`,
  busyTimes,
  noBusyTimes: 'इसमें आगे कोई व्यस्त समय नहीं है।',
  read: (when) => `${when} पढ़ा गया`,
  neverRead: 'अभी तक पढ़ा नहीं गया',
  next: (when) => `अगली बार ${when}`,
  skipped: (count) =>
    count === 1
      ? 'एक इवेंट का समय पढ़ा नहीं जा सकता, इसलिए वह कुछ नहीं रोकता।'
      : `${formatCount(count)} इवेंट के समय पढ़े नहीं जा सकते, इसलिए वे कुछ नहीं रोकते।`,
  failing: (failure, since) => `${failures[failure]} ${since} से यह फ़ेल हो रहा है।`,
  kept: (until) => `पिछली बार पढ़े गए व्यस्त समय ${until} तक बुकिंग रोकते हैं।`,
  keptNone: 'इसके व्यस्त समय अब बुकिंग नहीं रोकते।',
  whatNext: (failure, isRead) => {
    if (connectAgain.includes(failure)) return 'इसे अलग करें, और इसके नए पते से जोड़ें।';
    return isRead
      ? 'इसकी अपने-आप फिर कोशिश होती है।'
      : 'इसकी अपने-आप फिर कोशिश नहीं होती: “अभी पढ़ें” दबाएँ।';
  },
  readNow: 'अभी पढ़ें',
  readNowOf: (name) => `अभी पढ़ें: ${name}`,
  reading: 'पढ़ा जा रहा है…',
  readingIt: 'कैलेंडर पढ़ना',
  wasRead: 'कैलेंडर पढ़ लिया गया।',
  disconnect: 'अलग करें',
  disconnectOf: (name) => `अलग करें: ${name}`,
  disconnectTitle: 'यह कैलेंडर अलग करें?',
  disconnectWhy: 'इसके व्यस्त समय तुरंत फिर बुक हो सकेंगे, और इसका पता मिटा दिया जाएगा। आपकी बुकिंग बनी रहेंगी।',
  disconnecting: 'अलग हो रहा है…',
  disconnectingIt: 'कैलेंडर अलग करना',
  disconnected: 'कैलेंडर अलग हो गया।',
};
