import type { Translation } from '@nukkad/platform/words';
import type * as english from './share-button.text';

export const share: Translation<typeof english.share> = 'शेयर करें';
export const shareOf: Translation<typeof english.shareOf> = (title) => `शेयर करें: ${title}`;
