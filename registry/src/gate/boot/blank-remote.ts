import { platformContract } from '@nukkad/platform/contract';

/** A remote that renders nothing, so that anything left after a screen belongs to that screen. */
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
