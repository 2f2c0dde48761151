import type * as english from './report-notifications.text';

export const reporterNotification: typeof english.reporterNotification = {
  keep: ({ professional, reason }) => ({
    title: 'आपने जिस समीक्षा की शिकायत की थी, वह रहेगी',
    text: `हमने ${professional} की वह समीक्षा देखी जिसकी आपने शिकायत की थी। वह रहेगी।${because(reason)}`,
  }),
  'take-down': ({ professional, reason }) => ({
    title: 'आपने जिस समीक्षा की शिकायत की थी, वह हटा दी गई',
    text: `${professional} की वह समीक्षा अब नहीं दिखती।${because(reason)}`,
  }),
  publish: ({ professional, reason }) => ({
    title: 'आपने जिस समीक्षा की शिकायत की थी, वह फिर दिखती है',
    text: `हमने ${professional} की समीक्षा को फिर देखा। वह फिर दिखती है।${because(reason)}`,
  }),
};

export const writerNotification: typeof english.writerNotification = {
  'take-down': ({ professional, reason }) => ({
    title: 'आपकी समीक्षा हटा दी गई',
    text: `${professional} की आपकी समीक्षा अब नहीं दिखती।${because(reason)} अगर आपको लगता है कि यह ग़लत है, तो सहायता को लिखें।`,
  }),
  publish: ({ professional, reason }) => ({
    title: 'आपकी समीक्षा फिर दिखती है',
    text: `${professional} की आपकी समीक्षा फिर पढ़ी जा सकती है।${because(reason)}`,
  }),
};

export const subjectNotification: typeof english.subjectNotification = {
  'take-down': ({ reason }) => ({
    title: 'आपके बारे में एक समीक्षा हटा दी गई',
    text: `वह अब न दिखती है, न गिनी जाती है।${because(reason)}`,
  }),
  publish: ({ reason }) => ({
    title: 'आपके बारे में एक समीक्षा फिर दिखती है',
    text: `वह फिर पढ़ी जा सकती है और फिर गिनी जाती है।${because(reason)}`,
  }),
};

const because = (reason: string | undefined) => (reason === undefined ? '' : ` कारण: ${reason}`);
