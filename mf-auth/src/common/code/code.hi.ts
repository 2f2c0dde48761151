import type { Translation } from '@nukkad/platform/words';
import type * as english from './code.text';

export const label: Translation<typeof english.label> = 'कोड';
export const resend: Translation<typeof english.resend> = {
  resend: 'OTP फिर भेजें',
  resending: 'नया कोड भेजा जा रहा है...',
  left: (clock) => `${clock} में`,
  notYet: (seconds) => `एक और कोड ${seconds} सेकंड में भेजा जा सकता है।`,
  ready: 'अब एक और कोड भेजा जा सकता है।',
};
export const sendErrors: Translation<typeof english.sendErrors> = {
  tooOften: 'आपने बहुत ज़्यादा कोड माँगे हैं।',
  refused: 'हम कोड नहीं भेज सके। थोड़ी देर में फिर कोशिश करें।',
};
export const unknown: Translation<typeof english.unknown> =
  'हम कोड नहीं भेज सकते: इस ब्राउज़र में आपके शुरू किए किसी काम को कोड का इंतज़ार नहीं है।';
