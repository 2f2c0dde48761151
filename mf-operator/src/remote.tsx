import { defineRemote } from '@nukkad/platform';

export const remote = defineRemote({
  screens: {
    operator: () => import(/* webpackChunkName: "screen-operator" */ './operator'),
  },
});
