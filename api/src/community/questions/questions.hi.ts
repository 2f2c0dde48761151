import { named, quoted } from '../../core/email/strangers.model';
import type * as english from './questions.text';

export const publishedEmail: typeof english.publishedEmail = (
  { to, reference, question },
  address,
) => ({
  to,
  subject: `आपका सवाल प्रकाशित हो गया (${reference})`,
  text: `नमस्ते,

हमने आपका सवाल पढ़ लिया है, और अब वह Nukkad पर है, आपके नाम के बिना:

${quoted(question)}

उसे यहाँ देखें: ${address}

सत्यापित प्रोफ़ेशनल उसका जवाब दे सकते हैं। जब कोई जवाब देगा, हम आपको लिखेंगे।
`,
});

export const rejectedEmail: typeof english.rejectedEmail = (
  { to, reference, question },
  reason,
) => ({
  to,
  subject: `आपका सवाल प्रकाशित नहीं हुआ (${reference})`,
  text: `नमस्ते,

हमने आपका सवाल पढ़ा है और उसे प्रकाशित नहीं कर सकते:

${quoted(question)}

कारण: ${reason}

आप दूसरे शब्दों में फिर पूछ सकते हैं। यह सवाल सार्वजनिक नहीं है।
`,
});

export const answeredEmail: typeof english.answeredEmail = (
  { to, reference, question },
  by,
  address,
) => ({
  to,
  subject: `आपके सवाल का जवाब आ गया (${reference})`,
  text: `नमस्ते,

आपके सवाल का जवाब दिया गया है। जवाब देने वाले: ${named(by)}

${quoted(question)}

जवाब: ${address}
`,
});
