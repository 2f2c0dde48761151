import { formatCount } from '../format';

/** Why the current locality cannot be used, and what to do instead. `km` is in kilometres. */
export const text = {
  far: (place: string, km: number) =>
    `The nearest locality we know is ${place}, ${formatCount(Math.round(km))} km away. Type your city instead.`,
  problems: {
    unsupported: 'This browser cannot say where you are. Type your locality instead.',
    denied:
      'Your browser does not share your location with this site. Allow it in the site settings, or type your locality.',
    unavailable:
      'Your location could not be found. Check that location is on for this device, or type your locality.',
    timeout: 'Finding your location took too long. Try again, or type your locality.',
    failed: 'We could not look up what is near you. Try again, or type your locality.',
  },
} as const;
