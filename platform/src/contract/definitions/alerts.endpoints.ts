import { z } from 'zod';
import * as alerts from '../schemas/alerts.schema';
import { letterKey } from '../schemas/community.schema';
import { uuid } from '../schemas/fields';
import { defineEndpoint } from './define-endpoint';

const tag = 'search';

export const alertsEndpoints = {
  createListingAlert: defineEndpoint({
    method: 'POST',
    path: '/api/listing-alerts',
    tag,
    summary: 'Ask to be told when the first of a topic is listed in a city',
    description:
      'One email, once; the alert ends with it or after a year. Fails with `conflict` where somebody is listed already.',
    body: alerts.listingAlertOrder,
    answers: { 202: alerts.listingAlertAnswer },
  }),

  confirmListingAlert: defineEndpoint({
    method: 'POST',
    path: '/api/listing-alerts/:alertId/confirm',
    tag,
    summary: 'Say that the address of an alert is one’s own',
    params: z.object({ alertId: uuid }),
    body: letterKey,
    answers: { 200: alerts.listingAlertStanding },
  }),

  endListingAlert: defineEndpoint({
    method: 'POST',
    path: '/api/listing-alerts/:alertId/end',
    tag,
    summary: 'Remove an alert',
    params: z.object({ alertId: uuid }),
    body: letterKey,
    answers: { 200: alerts.listingAlertStanding },
  }),
};
