import { limits } from '@nukkad/platform/contract';
import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './times.text';

export const text: Translation<typeof english> = {
  loading: 'ख़ाली समय लोड हो रहे हैं',
  what: 'ख़ाली समय',
  day: 'दिन चुनें',
  earlier: 'पिछला हफ़्ता',
  later: 'अगला हफ़्ता',
  free: (count) => `${count} ख़ाली`,
  notFree: { full: 'फ़ुल', none: 'नहीं' },
  dayWith: (day, free) => `${day}, ${free}`,
  noneThisWeek: 'इस हफ़्ते कोई समय ख़ाली नहीं है।',
  timesOn: (day) => `${day} के समय`,
  otherDay: 'दूसरी तारीख़ चुनें',
  parts: { morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम' },
  partWith: (part, free) => `${part} · ${free === 0 ? 'कोई ख़ाली नहीं' : `${free} ख़ाली`}`,
  noTimes: 'दिन के इस हिस्से में कोई समय नहीं है।',
  slot: (time, day) => `${time}, ${day}, IST`,
  taken: {
    closed: 'बंद',
    lunch: 'लंच ब्रेक',
    past: 'बीत चुका',
    booked: 'बुक हो चुका',
  },
  kinds: {
    appointment: 'अपॉइंटमेंट',
    consultation: 'परामर्श',
    trial: 'ट्रायल क्लास',
    lesson: 'क्लास',
    hire: 'काम पर बुलाना',
  },
  kind: 'क्या बुक करना है',
  service: 'किसलिए',
  anyService: 'अभी तय नहीं',
  serviceOption: (name, minutes, fee) => `${name} · ${minutes} मिनट · ${fee}`,
  hourly: (name, rate) => `${name} · ${rate} प्रति घंटा`,
  hours: 'कितनी देर के लिए',
  hoursOption: (hours) => (hours === 1 ? '1 घंटा' : `${hours} घंटे`),
  noneOn: {
    full: (day) => `${day}: कोई समय ख़ाली नहीं।`,
    none: (day) => `${day}: कोई समय नहीं है। कोई और दिन चुनें।`,
  },
  join: 'समय ख़ाली होने पर मुझे बताएँ',
  joining: 'प्रतीक्षा सूची में जोड़ रहे हैं…',
  joinLogin: 'समय ख़ाली होने की सूचना के लिए लॉग इन करें',
  joined: (day) =>
    `आप ${day} की प्रतीक्षा सूची में हैं। कोई समय ख़ाली होते ही हम आपको बताते हैं और उसे ${limits.claimMinutes} मिनट तक आपके लिए रिज़र्व रखते हैं।`,
  notJoined: 'हम आपको प्रतीक्षा सूची में नहीं जोड़ सके। अपना इंटरनेट कनेक्शन जाँचें, फिर दोबारा कोशिश करें।',
};
