import { codeSent } from '../schemas/accounts.schema';
import { nothing } from '../schemas/fields';
import * as phone from '../schemas/phone.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'mine';

export const phoneEndpoints = {
  getPhoneSettings: defineEndpoint({
    method: 'GET',
    path: '/api/me/phone',
    tag,
    summary: 'What is sent to the caller’s mobile number',
    answers: { 200: phone.phoneSettings },
  }),

  sendPhoneCode: defineEndpoint({
    method: 'POST',
    path: '/api/me/phone/code',
    tag,
    summary: 'Send a code to a mobile number, by SMS',
    description:
      'Fails with `unavailable` where no SMS are set up, or as many codes were sent today as may be, `validation` for a number that gets none, `too-many-requests`.',
    body: phone.phoneCodeOrder,
    answers: { 200: codeSent },
  }),

  provePhone: defineEndpoint({
    method: 'POST',
    path: '/api/me/phone/proof',
    tag,
    summary: 'Prove a mobile number by its code',
    description:
      'A number that another account proved before is this one’s from then on. Fails with `otp-invalid`.',
    body: phone.phoneProof,
    answers: { 200: phone.phoneSettings },
  }),

  changePhoneSettings: defineEndpoint({
    method: 'PUT',
    path: '/api/me/phone',
    tag,
    summary: 'Change what is sent to the caller’s number',
    description: 'Fails with `not-found` without a proved number.',
    body: phone.phoneChanges,
    answers: { 200: phone.phoneSettings },
  }),

  removePhone: defineEndpoint({
    method: 'DELETE',
    path: '/api/me/phone',
    tag,
    summary: 'Forget the caller’s number, with all consents',
    answers: { 204: nothing },
  }),

  getPhoneChannels: defineEndpoint({
    method: 'GET',
    path: '/api/operator/phone-channels',
    tag: 'jobs',
    summary: 'Channels to telephones: what is set up, what is missing, what was spent',
    answers: { 200: phone.phoneChannels },
  }),
};
