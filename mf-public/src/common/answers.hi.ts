import type { Translation } from '@nukkad/platform/words';
import type * as english from './answers.text';

export const answeredBy: Translation<typeof english.answeredBy> = 'जवाब देने वाले:';
export const unanswered: Translation<typeof english.unanswered> = 'अभी कोई जवाब नहीं है।';
