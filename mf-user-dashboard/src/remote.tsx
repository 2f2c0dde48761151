import { defineRemote } from '@nukkad/platform';

export const remote = defineRemote({
  screens: {
    profile: () => import(/* webpackChunkName: "screen-profile" */ './dashboard'),
    messages: () => import(/* webpackChunkName: "screen-messages" */ './messages/arrival.screen'),
  },
});
