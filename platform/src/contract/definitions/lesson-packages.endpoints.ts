import { z } from 'zod';
import { idempotencyHeaders, uuid } from '../schemas/fields';
import * as money from '../schemas/money.schema';
import * as profile from '../schemas/profile.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'lesson packages';

export const lessonPackagesEndpoints = {
  getPackages: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/:id/packages',
    tag,
    summary: 'Lessons that a professional sells several at a time',
    params: z.object({ id: uuid }),
    answers: { 200: z.array(profile.lessonPackage) },
  }),

  purchasePackage: defineEndpoint({
    method: 'POST',
    path: '/api/packages/:packageId/purchase',
    tag,
    summary: 'Buy lessons; they can be booked when the payment is paid',
    headers: idempotencyHeaders,
    params: money.packageParams,
    body: money.packageOrder,
    answers: { 201: money.packagePurchase },
  }),

  getMyCredits: defineEndpoint({
    method: 'GET',
    path: '/api/me/credits',
    tag,
    summary: 'Lessons that are paid for and not booked yet',
    answers: { 200: z.array(money.credits) },
  }),

  getMyPurchases: defineEndpoint({
    method: 'GET',
    path: '/api/me/purchases',
    tag,
    summary: 'Lesson packages that were paid for, the latest first',
    answers: { 200: z.array(money.purchasedPackage) },
  }),
};
