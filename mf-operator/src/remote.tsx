import { defineRemote } from '@nukkad/platform';
import { languages } from '@nukkad/platform/words';

export const remote = defineRemote({
  languages,
  screens: {
    operator: () => import(/* webpackChunkName: "screen-operator" */ './operator'),
  },
});
