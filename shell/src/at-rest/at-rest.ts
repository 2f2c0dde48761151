import { drawNavigationsBy } from '@nukkad/platform/host';
import { routeOf, routesAt } from '../common/routes-at';
import type { Visit } from '../common/visit';
import type { ScreenLoader } from '../remotes/loading/screen-loader';
import { keepLocalityCookie } from './locality-cookie';
import { startOffline } from './offline/start-offline';
import { startPushRenewal } from './push/renew-push';
import { loadPressed, subjectTransitions } from './subject-transitions';
import { startWaiting } from './waiting/start-waiting';

interface Running {
  visit: Visit;
  loader: Pick<ScreenLoader, 'peek' | 'load' | 'resolve' | 'phase'>;
}

/** What a page needs only once its content is there; a chunk of its own. */
export function startAtRest({ visit, loader }: Running): void {
  const { routes } = visit.composition;
  const screenAt = (pathname: string) => routeOf(pathname, routesAt(pathname, routes));
  keepLocalityCookie();
  loadPressed(async (pathname) => {
    const screen = screenAt(pathname);
    if (screen) await loader.load(screen);
  });
  const draw = subjectTransitions((pathname) => {
    const screen = screenAt(pathname);
    return screen !== undefined && loader.peek(screen) !== undefined;
  });
  drawNavigationsBy(draw);
  startOffline({ visit, loader });
  startWaiting();
  startPushRenewal();
}
