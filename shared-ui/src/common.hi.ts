import type { Translation } from '@nukkad/platform/words';
import type * as english from './common.text';

export const retry: Translation<typeof english.retry> = 'फिर कोशिश करें';
export const choose: Translation<typeof english.choose> = 'चुनें…';
export const close: Translation<typeof english.close> = 'बंद करें';
export const remove: Translation<typeof english.remove> = (what) => `हटाएँ: ${what}`;
export const required: Translation<typeof english.required> = 'ज़रूरी';
export const previousMonth: Translation<typeof english.previousMonth> = 'पिछला महीना';
export const nextMonth: Translation<typeof english.nextMonth> = 'अगला महीना';
export const today: Translation<typeof english.today> = 'आज';
