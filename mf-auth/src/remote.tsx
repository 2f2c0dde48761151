import { defineRemote } from '@nukkad/platform';
import { languages } from '@nukkad/platform/words';

export const remote = defineRemote({
  languages,
  screens: {
    login: () => import(/* webpackChunkName: "screen-login" */ './login/login.screen'),
    register: () => import(/* webpackChunkName: "screen-register" */ './register/register.screen'),
    enterOtp: () =>
      import(/* webpackChunkName: "screen-enterOtp" */ './enter-otp/enter-otp.screen'),
    forgotPassword: () =>
      import(
        /* webpackChunkName: "screen-forgotPassword" */ './forgot-password/forgot-password.screen'
      ),
    resetPassword: () =>
      import(
        /* webpackChunkName: "screen-resetPassword" */ './reset-password/reset-password.screen'
      ),
    takeBackEmail: () =>
      import(
        /* webpackChunkName: "screen-takeBackEmail" */ './take-back-email/take-back-email.screen'
      ),
    listYourself: () =>
      import(/* webpackChunkName: "screen-listYourself" */ './list-yourself/list-yourself.screen'),
    teacherVendorLogin: () =>
      import(
        /* webpackChunkName: "screen-teacherVendorLogin" */ './teacher-vendor-login/teacher-vendor-login.screen'
      ),
    document: () =>
      import(/* webpackChunkName: "screen-document" */ './documents/documents.screen'),
  },
});
