import { z } from 'zod';
import { idempotencyHeaders, nothing } from '../schemas/fields';
import * as practiceSettings from '../schemas/practice-settings.schema';
import * as profile from '../schemas/profile.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'practice';

export const settingsEndpoints = {
  getPracticeSettings: defineEndpoint({
    method: 'GET',
    path: '/api/vendors/me/settings',
    tag,
    summary: 'Everything a professional can change about their practice',
    answers: { 200: practiceSettings.practiceSettings },
  }),

  changePracticeProfile: defineEndpoint({
    method: 'PUT',
    path: '/api/vendors/me/settings/profile',
    tag,
    summary: 'What the public page says; what is left out stays',
    body: practiceSettings.practiceProfileOrder,
    answers: { 200: practiceSettings.practiceProfile },
  }),

  withdrawClaim: defineEndpoint({
    method: 'DELETE',
    path: '/api/vendors/me/settings/claims/:claimId',
    tag,
    summary: 'Take back a line that waits for review, or put a rejected one away',
    description: 'Takes back what waits, or puts away what was rejected.',
    params: practiceSettings.claimParams,
    answers: { 200: practiceSettings.practiceProfile },
  }),

  changeAvailability: defineEndpoint({
    method: 'PUT',
    path: '/api/vendors/me/settings/availability',
    tag,
    summary: 'When people can be booked; bookings that are made stay',
    body: practiceSettings.availabilityOrder,
    answers: { 200: practiceSettings.availability },
  }),

  changePolicy: defineEndpoint({
    method: 'PUT',
    path: '/api/vendors/me/settings/policy',
    tag,
    summary:
      'Who confirms, until when clients may cancel and move, and where they are met by video',
    body: practiceSettings.practicePolicyOrder,
    answers: { 200: practiceSettings.practicePolicy },
  }),

  changeServices: defineEndpoint({
    method: 'PUT',
    path: '/api/vendors/me/settings/services',
    tag,
    summary: 'All services in their order; those with an id stay the same service',
    body: practiceSettings.servicesOrder,
    answers: { 200: z.array(profile.service) },
  }),

  changePackages: defineEndpoint({
    method: 'PUT',
    path: '/api/vendors/me/settings/packages',
    tag,
    summary: 'All lesson packages in their order; what was bought stays bought',
    body: practiceSettings.packagesOrder,
    answers: { 200: z.array(profile.lessonPackage) },
  }),

  addWork: defineEndpoint({
    method: 'POST',
    path: '/api/vendors/me/settings/portfolio',
    tag,
    summary: 'Show one more work, with a picture that was sent before',
    headers: idempotencyHeaders,
    body: practiceSettings.workOrder,
    answers: { 201: profile.portfolioWork },
  }),

  removeWork: defineEndpoint({
    method: 'DELETE',
    path: '/api/vendors/me/settings/portfolio/:workId',
    tag,
    summary: 'Show a work no longer',
    params: practiceSettings.workParams,
    answers: { 204: nothing },
  }),

  changePhoto: defineEndpoint({
    method: 'PUT',
    path: '/api/vendors/me/settings/photo',
    tag,
    summary: 'A picture that was sent before becomes the photograph everybody sees',
    body: practiceSettings.photoOrder,
    answers: { 200: practiceSettings.practiceProfile },
  }),

  removePhoto: defineEndpoint({
    method: 'DELETE',
    path: '/api/vendors/me/settings/photo',
    tag,
    summary: 'A drawing in place of the photograph',
    answers: { 200: practiceSettings.practiceProfile },
  }),
};
