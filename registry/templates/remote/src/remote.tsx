import { defineRemote } from '@nukkad/platform';
import { languages } from '@nukkad/platform/words';

export const remote = defineRemote({
  languages,
  screens: {
    welcome: () => import(/* webpackChunkName: "screen-welcome" */ './welcome/welcome.screen'),
  },
});
