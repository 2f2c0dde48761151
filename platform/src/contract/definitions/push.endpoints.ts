import { z } from 'zod';
import { nothing, uuid } from '../schemas/fields';
import * as push from '../schemas/push.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'notifications';

export const pushEndpoints = {
  getPushState: defineEndpoint({
    method: 'GET',
    path: '/api/me/push',
    tag,
    summary: 'Which devices of the caller get notifications, and of what',
    answers: { 200: push.pushState },
  }),

  changePush: defineEndpoint({
    method: 'PUT',
    path: '/api/me/push',
    tag,
    summary: 'What is pushed, and in which hours not',
    body: push.pushChanges,
    answers: { 200: push.pushState },
  }),

  addPushDevice: defineEndpoint({
    method: 'POST',
    path: '/api/me/push/devices',
    tag,
    summary: 'Push notifications to this browser',
    description:
      'A browser that another account had is this one’s from then on. Fails with `unavailable` where push is not set up, `validation` for an address of no push service. With `replaces`, which needs no person, nothing new is allowed: `not-found` where that device has ended, or the address is another account’s.',
    body: push.pushDeviceOrder,
    answers: { 200: push.pushState },
  }),

  removePushDevice: defineEndpoint({
    method: 'DELETE',
    path: '/api/me/push/devices/:deviceId',
    tag,
    summary: 'Push nothing more to a device',
    params: z.object({ deviceId: uuid }),
    answers: { 204: nothing },
  }),
};
