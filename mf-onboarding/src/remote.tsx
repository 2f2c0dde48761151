import { defineRemote } from '@nukkad/platform';

export const remote = defineRemote({
  screens: {
    teacher: () =>
      import(/* webpackChunkName: "screen-teacher" */ './being-built/being-built.screen'),
    general: () =>
      import(/* webpackChunkName: "screen-general" */ './being-built/being-built.screen'),
  },
});
