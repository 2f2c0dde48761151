import type { GeoPlace } from './wire';

/**
 * Default location of a new installation, until its operator or a user chooses another. The
 * specification frames every listing for it.
 */
export const defaultPlace: GeoPlace = {
  _id: '018cc251-f400-776a-8c13-16bcdb665e9f',
  kind: 'locality',
  name: 'HSR Layout',
  slug: 'hsr-layout',
  city: 'Bengaluru',
  citySlug: 'bengaluru',
  state: 'Karnataka',
  pin: '560102',
  point: { lat: 12.9116, lng: 77.6474 },
  isServed: true,
};
