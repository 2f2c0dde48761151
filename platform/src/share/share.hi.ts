import type { Translation } from '../words';
import type { text as english } from './share.text';

export const text: Translation<typeof english> = {
  copied: 'लिंक कॉपी हो गया है।',
  notCopied: (url) => `लिंक कॉपी नहीं हो सका। वह यह है: ${url}`,
};
