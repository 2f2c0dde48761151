import type { Translation } from '@nukkad/platform/words';
import type * as english from './already-in.text';

export const heading: Translation<typeof english.heading> = 'आपका लॉग इन पहले से है';
export const as: Translation<typeof english.as> = (who) => `आपका लॉग इन ${who} के नाम से है।`;
export const somebody: Translation<typeof english.somebody> = 'इस डिवाइस पर आपका लॉग इन है।';
export const on: Translation<typeof english.on> = 'आगे बढ़ें';
export const leave: Translation<typeof english.leave> = 'दूसरा खाता इस्तेमाल करें';
