import type { MessageLanguage } from '../../core/language/message-language';

export const text = {
  stranger:
    'This is Nukkad. We do not know this number yet: log in, open your profile and prove it there under “Messages to your phone”. Then you can book, move and cancel here.',
  stopped: {
    'en-IN':
      'You get no more messages from Nukkad here. You can turn them on again in your profile.',
    hi: 'अब आपको यहां Nukkad से कोई संदेश नहीं मिलेगा। आप इन्हें अपनी प्रोफ़ाइल में फिर चालू कर सकते हैं।',
    kn: 'ಇನ್ನು ಮುಂದೆ Nukkad ಇಂದ ಇಲ್ಲಿ ಸಂದೇಶಗಳು ಬರುವುದಿಲ್ಲ. ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಮತ್ತೆ ಆನ್ ಮಾಡಬಹುದು.',
  } satisfies Record<MessageLanguage, string>,
};
