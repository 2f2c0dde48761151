import { z } from 'zod';
import * as limits from '../limits';
import * as booking from '../schemas/booking.schema';
import * as content from '../schemas/content.schema';
import * as directory from '../schemas/directory.schema';
import { degrees, slug, words } from '../schemas/fields';
import * as mine from '../schemas/mine.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'geo';

export const geoEndpoints = {
  suggestPlaces: defineEndpoint({
    method: 'GET',
    path: '/api/geo/suggest',
    tag,
    summary: 'Neighbourhoods and cities for what somebody types',
    query: z.object({
      q: words(limits.placeTermMinLength, limits.placeTermMaxLength).describe(
        'Beginning of a name or of a PIN',
      ),
    }),
    answers: { 200: z.array(directory.geoPlace).max(limits.placesSuggested) },
  }),

  getPin: defineEndpoint({
    method: 'GET',
    path: '/api/geo/pins/:pin',
    tag,
    summary: 'The city and neighbourhoods of a PIN code',
    params: z.object({ pin: booking.pin }),
    answers: { 200: mine.pinPlace },
  }),

  getNearestPlace: defineEndpoint({
    method: 'GET',
    path: '/api/geo/nearest',
    tag,
    summary: 'The neighbourhood closest to a point',
    query: z.object({ lat: degrees(90), lng: degrees(180) }),
    answers: { 200: directory.nearestPlace },
  }),

  getStates: defineEndpoint({
    method: 'GET',
    path: '/api/geo/states',
    tag,
    summary: 'States in which somebody is listed',
    answers: { 200: z.array(content.geoState) },
  }),

  getState: defineEndpoint({
    method: 'GET',
    path: '/api/geo/states/:slug',
    tag,
    summary: 'One state with the cities in which somebody is listed',
    params: z.object({ slug: slug }),
    answers: { 200: content.geoStateDetails },
  }),
};
