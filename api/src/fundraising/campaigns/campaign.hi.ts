import { named, oneLine } from '../../core/email/strangers.model';
import type * as english from './campaign.text';

const email = (to: string, name: string, subject: string, ...paragraphs: string[]) => ({
  to,
  subject: oneLine(subject),
  text: `${[`नमस्ते ${named(name)},`, ...paragraphs].join('\n\n')}\n`,
});

export const notifications: typeof english.notifications = {
  published: (title) => ({
    title: 'आपका अभियान प्रकाशित हो गया',
    text: `“${title}” की जाँच हो गई है और अब उसे सब देख सकते हैं।`,
  }),
  returned: (title, reason) => ({
    title: 'आपके अभियान में बदलाव की ज़रूरत है',
    text: `“${title}” जैसा है वैसा प्रकाशित नहीं हो सकता। ${reason}`,
  }),
  stopped: (title, reason) => ({
    title: 'आपका अभियान रोक दिया गया',
    text: `“${title}” अब दान नहीं लेता, और दान देने वाले सभी लोगों को पैसे लौटाए जा रहे हैं। ${reason}`,
  }),
};

export const publishedEmail: typeof english.publishedEmail = (to, name, title, address) =>
  email(
    to,
    name,
    `आपका अभियान प्रकाशित हो गया: ${named(title)}`,
    `“${named(title)}” की जाँच हो गई है और वह प्रकाशित है। उसका लिंक शेयर करें:\n${address}`,
  );

export const returnedEmail: typeof english.returnedEmail = (to, name, title, reason, address) =>
  email(
    to,
    name,
    `आपके अभियान में बदलाव की ज़रूरत है: ${named(title)}`,
    `“${named(title)}” की जाँच हो गई है, और वह जैसा है वैसा प्रकाशित नहीं हो सकता। आपने जो भी लिखा, वह सेव है।`,
    `कारण: ${oneLine(reason)}`,
    `उसे बदलें और फिर से भेजें:\n${address}`,
  );

export const stoppedEmail: typeof english.stoppedEmail = (to, name, title, reason, origin) =>
  email(
    to,
    name,
    `आपका अभियान रोक दिया गया: ${named(title)}`,
    `“${named(title)}” अब और दान नहीं लेता। दान देने वाले सभी लोगों को बताया जा रहा है और पूरे पैसे लौटाए जा रहे हैं।`,
    `कारण: ${oneLine(reason)}`,
    `अगर आपको लगता है कि यह ग़लत है, तो हमारी सहायता को लिखें:\n${new URL('/profile?section=support', origin).href}`,
  );
