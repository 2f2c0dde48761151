import { type Location, useLocation as useRouterLocation } from 'react-router-dom';
import { useIsAhead } from '../ahead/ahead';

/**
 * The current location. Without hash and navigation state while rendering ahead of the visit and
 * while hydrating, because only the browser has them.
 *
 * @example const { pathname, search } = useLocation();
 */
export function useLocation(): Location {
  const location = useRouterLocation();
  const hasOwn = location.hash !== '' || location.state !== null;
  return useIsAhead(hasOwn) ? { ...location, hash: '', state: null } : location;
}
