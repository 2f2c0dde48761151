import type { PhoneTemplate } from '../../core/db/table-overrides';
import type { MessageLanguage } from '../../core/language/message-language';

/**
 * Texts as they are registered with the operators (DLT) and with Meta: a changed word is another
 * registration. Values stand in braces, in the same order in each language.
 */
export const texts: Record<PhoneTemplate, Record<MessageLanguage, string>> = {
  code: {
    'en-IN':
      '{code} is your Nukkad code. It is valid for {minutes} minutes. Never give it to anybody.',
    hi: '{code} आपका Nukkad कोड है। यह {minutes} मिनट तक मान्य है। इसे किसी को न बताएं।',
    kn: '{code} ನಿಮ್ಮ Nukkad ಕೋಡ್. ಇದು {minutes} ನಿಮಿಷ ಮಾನ್ಯ. ಇದನ್ನು ಯಾರಿಗೂ ಹೇಳಬೇಡಿ.',
  },
  'booking-confirmed': {
    'en-IN': 'Nukkad: the booking with {other} on {when} is confirmed. Reference {reference}.',
    hi: 'Nukkad: {other} के साथ {when} की बुकिंग पक्की है। संदर्भ {reference}।',
    kn: 'Nukkad: {other} ಜೊತೆ {when} ರ ಬುಕಿಂಗ್ ಖಚಿತವಾಗಿದೆ. ಉಲ್ಲೇಖ {reference}.',
  },
  'booking-reminder': {
    'en-IN': 'Nukkad: a reminder of the booking with {other} on {when}. Reference {reference}.',
    hi: 'Nukkad: याद रहे, {other} के साथ {when} की बुकिंग है। संदर्भ {reference}।',
    kn: 'Nukkad: ನೆನಪಿರಲಿ, {other} ಜೊತೆ {when} ಕ್ಕೆ ಬುಕಿಂಗ್ ಇದೆ. ಉಲ್ಲೇಖ {reference}.',
  },
  'booking-moved': {
    'en-IN': 'Nukkad: the booking with {other} is now on {when}. Reference {reference}.',
    hi: 'Nukkad: {other} के साथ बुकिंग का नया समय {when} है। संदर्भ {reference}।',
    kn: 'Nukkad: {other} ಜೊತೆಗಿನ ಬುಕಿಂಗ್‌ನ ಹೊಸ ಸಮಯ {when}. ಉಲ್ಲೇಖ {reference}.',
  },
  'booking-cancelled': {
    'en-IN': 'Nukkad: the booking with {other} on {when} is cancelled. Reference {reference}.',
    hi: 'Nukkad: {other} के साथ {when} की बुकिंग रद्द हो गई है। संदर्भ {reference}।',
    kn: 'Nukkad: {other} ಜೊತೆ {when} ರ ಬುಕಿಂಗ್ ರದ್ದಾಗಿದೆ. ಉಲ್ಲೇಖ {reference}.',
  },
  'waitlist-offer': {
    'en-IN':
      'Nukkad: a time with {other} is free, {when}. It is kept for you for {minutes} minutes, in your profile.',
    hi: 'Nukkad: {other} के साथ {when} का समय खाली है। यह {minutes} मिनट तक आपके लिए आपकी प्रोफ़ाइल में रखा है।',
    kn: 'Nukkad: {other} ಜೊತೆ {when} ರ ಸಮಯ ಖಾಲಿ ಇದೆ. ಇದನ್ನು {minutes} ನಿಮಿಷ ನಿಮಗಾಗಿ ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಇಡಲಾಗಿದೆ.',
  },
};
