import type { Translation } from '@nukkad/platform/words';
import type * as english from './common.text';

export const stars: Translation<typeof english.stars> = (stars) => `5 में से ${stars} स्टार`;
export const more: Translation<typeof english.more> = 'और दिखाएँ';
export const mobileWrong: Translation<typeof english.mobileWrong> = 'मोबाइल नंबर में 10 अंक होते हैं';
