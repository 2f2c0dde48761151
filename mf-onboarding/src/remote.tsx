import { defineRemote } from '@nukkad/platform';
import { languages } from '@nukkad/platform/words';

export const remote = defineRemote({
  languages,
  screens: {
    teacher: () => import(/* webpackChunkName: "screen-teacher" */ './wizard/wizard.screen'),
    general: () => import(/* webpackChunkName: "screen-general" */ './wizard/wizard.screen'),
  },
});
