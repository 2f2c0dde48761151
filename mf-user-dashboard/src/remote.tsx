import { defineRemote } from '@nukkad/platform';
import { languages } from '@nukkad/platform/words';

export const remote = defineRemote({
  languages,
  screens: {
    profile: () => import(/* webpackChunkName: "screen-profile" */ './dashboard'),
    messages: () => import(/* webpackChunkName: "screen-messages" */ './messages/arrival.screen'),
  },
});
