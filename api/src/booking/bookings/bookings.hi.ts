import { limits } from '@nukkad/platform/contract';
import type * as english from './bookings.text';

export const codeEmail: typeof english.codeEmail = (to, code) => ({
  to,
  subject: 'आपका Nukkad कोड',
  text: `नमस्ते,

आपका कोड ${code} है। इसे उस पेज पर लिखें जहाँ आप बुक कर रहे हैं। यह ${limits.otpMinutes} मिनट तक काम करता है।

अगर आप कुछ बुक नहीं कर रहे हैं, तो इस ईमेल पर ध्यान न दें।`,
});
