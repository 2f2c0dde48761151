import { defineRemote } from '@nukkad/platform';

export const remote = defineRemote({
  screens: {
    dashboard: () => import(/* webpackChunkName: "screen-dashboard" */ './dashboard'),
  },
});
