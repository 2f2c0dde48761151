import type { Translation } from '@nukkad/platform/words';
import type { text as english } from './file-field.text';

export const text: Translation<typeof english> = {
  chooseFile: 'फ़ाइल चुनें',
  chooseFiles: 'फ़ाइलें चुनें',
  dropOn: (what) => `फ़ाइलें यहाँ छोड़ें: ${what}`,
  kinds: (others, last) => `${others} या ${last}`,
  fileLimits: (kinds, size) => `${kinds}, ${size} तक`,
  fileStates: {
    waiting: 'इंतज़ार में',
    sending: 'भेजी जा रही है…',
    sent: 'भेजी गई',
    failed: 'नहीं भेजी गई',
  },
  sendingOf: (file) => `भेजी जा रही है: ${file}`,
  percent: (value) => `${value}%`,
  retryOf: (file) => `फिर कोशिश करें: ${file}`,
  oneFileOnly: 'यहाँ एक ही फ़ाइल चुनी जा सकती है: पहली ली गई है।',
  refusedKind: (file, kinds) => `${file} इस तरह की फ़ाइल नहीं है: ${kinds}।`,
  refusedSize: (file, size, limit) => `${file} का साइज़ ${size} है, जो ${limit} की सीमा से ज़्यादा है।`,
  refusedEmpty: (file) => `${file} ख़ाली है।`,
};
