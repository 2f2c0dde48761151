import { defineRemote } from '@nukkad/platform';

export const remote = defineRemote({
  screens: {
    login: () => import(/* webpackChunkName: "screen-login" */ './being-built/being-built.screen'),
    register: () =>
      import(/* webpackChunkName: "screen-register" */ './being-built/being-built.screen'),
    enterOtp: () =>
      import(/* webpackChunkName: "screen-enterOtp" */ './being-built/being-built.screen'),
    forgotPassword: () =>
      import(/* webpackChunkName: "screen-forgotPassword" */ './being-built/being-built.screen'),
    listYourself: () =>
      import(/* webpackChunkName: "screen-listYourself" */ './being-built/being-built.screen'),
    teacherVendorLogin: () =>
      import(
        /* webpackChunkName: "screen-teacherVendorLogin" */ './being-built/being-built.screen'
      ),
  },
});
