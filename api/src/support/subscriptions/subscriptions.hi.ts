import type * as english from './subscriptions.text';

export const confirmEmail: typeof english.confirmEmail = ({ to, title, confirm, days }) => ({
  to,
  subject: 'अपनी सदस्यता की पुष्टि करें',
  text: `नमस्ते,

किसी ने इस पते पर “${title}” के बारे में हमारे ईमेल माँगे हैं। अगर यह आपने किया, तो यह लिंक खोलें:

${confirm}

यह लिंक ${days} दिन तक काम करता है। अगर यह आपने नहीं किया, तो कुछ न करें: हम और कुछ नहीं भेजते।
`,
});

export const topicEmail: typeof english.topicEmail = ({
  to,
  topic,
  title,
  address,
  end,
  unsubscribe,
}) => ({
  to,
  subject: title,
  text: `नमस्ते,

Nukkad पर “${topic}” के बारे में कुछ नया है: ${title}

इसे पढ़ें: ${address}

यह आपको इसलिए मिला है क्योंकि आपने “${topic}” के बारे में ईमेल माँगे थे। सदस्यता छोड़ने के लिए: ${end}
`,
  unsubscribe,
});
