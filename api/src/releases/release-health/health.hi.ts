import { named } from '../../core/email/strangers.model';
import type { text as english } from './health.text';

export const text: Pick<typeof english, 'takenBack' | 'letter'> = {
  takenBack: ({ part, canary, owner }, why) => ({
    title: `${part} की कैनरी वापस ले ली गई`,
    text: `संस्करण ${canary}${owner === undefined ? '' : ` (टीम “${owner}”)`}: ${why}। अब सब पहले वाला संस्करण चलाते हैं; खुले पेज अगले क़दम पर बदल जाते हैं।`,
  }),
  letter: (name, words, address) => ({
    subject: words.title,
    text: `नमस्ते ${named(name)},

${words.text}

पेजों ने क्या बताया, हर संस्करण के लिए:
${address}`,
  }),
};
