import { platformContract } from '@nukkad/platform/contract';

/** A remote that draws nothing, so that what stays behind after a screen is that screen's own. */
export const blankRemote = {
  part: 'nukkad-blank',
  federation: 'nukkad_blank',
  entry: 'blank.js',
  screen: 'blank',
  script: `var nukkad_blank = {
  init() {},
  get: async () => () => ({
    remote: { contract: ${platformContract}, screens: { blank: async () => ({ Screen: () => null }) } },
  }),
};`,
} as const;
