import { defineRemote } from '@nukkad/platform';
import { languages } from '@nukkad/platform/words';

export const remote = defineRemote({
  languages,
  screens: {
    dashboard: () => import(/* webpackChunkName: "screen-dashboard" */ './dashboard'),
  },
});
