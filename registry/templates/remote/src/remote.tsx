import { defineRemote } from '@nukkad/platform';

export const remote = defineRemote({
  screens: {
    welcome: () => import(/* webpackChunkName: "screen-welcome" */ './welcome/welcome.screen'),
  },
});
