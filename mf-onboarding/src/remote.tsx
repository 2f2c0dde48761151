import { defineRemote } from '@nukkad/platform';

export const remote = defineRemote({
  screens: {
    teacher: () => import(/* webpackChunkName: "screen-teacher" */ './wizard/wizard.screen'),
    general: () => import(/* webpackChunkName: "screen-general" */ './wizard/wizard.screen'),
  },
});
