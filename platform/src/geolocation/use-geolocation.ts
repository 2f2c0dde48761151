// Compiled into its users; the package's name reaches the shared instance's API client.
import { api } from '@nukkad/platform';
import { useEffect, useRef, useState } from 'react';
import { type GeoPlace, limits, type NearestPlace } from '../contract';
import { text } from './geolocation.text';

/** Geolocation state. */
export type Located =
  | { state: 'idle' | 'asking' }
  /** Failure of the browser's geolocation. */
  | { state: 'unsupported' | 'denied' | 'unavailable' | 'timeout' }
  /** The API request failed. */
  | { state: 'failed' }
  | { state: 'far'; nearest: NearestPlace };

const TIMEOUT_MS = 10_000;
/** Milliseconds. A cached position of this age is accurate enough for a neighbourhood. */
const MAXIMUM_AGE_MS = 300_000;

/**
 * Finds the neighbourhood of the device's position; started by a press only. `onFound` gets it if it
 * is near enough (`limits.nearbyKm`); otherwise `located` says why there is none.
 *
 * @example const { located, locate } = useGeolocation(locality.choose);
 */
export function useGeolocation(onFound: (place: GeoPlace) => void) {
  const [located, setLocated] = useState<Located>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const locate = async () => {
    if (!navigator.geolocation) return setLocated({ state: 'unsupported' });
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setLocated({ state: 'asking' });
    const outcome = await locateNearestPlace(signal);
    if (signal.aborted) return;
    if ('place' in outcome) {
      setLocated({ state: 'idle' });
      onFound(outcome.place);
    } else setLocated(outcome);
  };

  return { located, locate };
}

async function locateNearestPlace(signal: AbortSignal): Promise<Located | { place: GeoPlace }> {
  const position = await currentPosition();
  if ('state' in position) return position;
  try {
    const nearest = await api.call('getNearestPlace', { query: position }, { signal });
    return nearest.km > limits.nearbyKm ? { state: 'far', nearest } : { place: nearest.place };
  } catch {
    return { state: 'failed' };
  }
}

/** About 100 metres: enough for a neighbourhood, and nothing more precise is sent. */
const rounded = (degrees: number) => Math.round(degrees * 1_000) / 1_000;

const errorStates: Record<number, Located> = {
  1: { state: 'denied' },
  2: { state: 'unavailable' },
  3: { state: 'timeout' },
};

function currentPosition(): Promise<Located | { lat: number; lng: number }> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) }),
      ({ code }) => resolve(errorStates[code] ?? { state: 'unavailable' }),
      { timeout: TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS },
    );
  });
}

/** Why no neighbourhood was found and what to do instead; null while there is no problem. */
export function geolocationProblem(
  located: Located,
  nameOf: (place: GeoPlace) => string,
): string | null {
  switch (located.state) {
    case 'idle':
    case 'asking':
      return null;
    case 'far':
      return text.far(nameOf(located.nearest.place), located.nearest.km);
    default:
      return text.problems[located.state];
  }
}
