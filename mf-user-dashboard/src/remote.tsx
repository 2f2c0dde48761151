import { defineRemote } from '@nukkad/platform';

export const remote = defineRemote({
  screens: {
    profile: () => import(/* webpackChunkName: "screen-profile" */ './dashboard'),
  },
});
