import type { Icon } from '@nukkad/shared-ui';
import type { DashboardRoom, SearchPlaces } from '../common/dashboard';
import type { DashboardFrameProps } from './dashboard-frame';

/** A dashboard's pages by their segment of the URL. */
export interface DashboardDefinition<Id extends string = string> {
  /**
   * Picture in the menu, and the page's module, a chunk of its own; in menu order. The first page is
   * at the dashboard's own path.
   */
  rooms: Record<Id, readonly [icon: Icon, load: DashboardRoom['load']]>;
  /** In the menu and the breadcrumb. */
  labels: Readonly<Record<NoInfer<Id>, string>>;
  /**
   * Pages that open search results, with a label where results are called otherwise than the page.
   * Without any the search is hidden.
   */
  search: { [kind in keyof SearchPlaces]: NoInfer<Id> | { room: NoInfer<Id>; label: string } };
}

/**
 * Menu and search of a dashboard, for its frame.
 *
 * @example
 * const dashboard = defineDashboard({
 *   rooms: { dashboard: [DashboardIcon, () => import('./home/home.screen')] },
 *   labels: text,
 *   search: {},
 * });
 *
 * export function Screen({ path }: ScreenProps) {
 *   return <DashboardFrame path={path} {...dashboard} />;
 * }
 */
export function defineDashboard<Id extends string>({
  rooms,
  labels,
  search,
}: DashboardDefinition<Id>): Pick<DashboardFrameProps, 'rooms' | 'search'> {
  const place = (opens?: Id | { room: Id; label: string }) =>
    typeof opens === 'string' ? { room: opens, label: labels[opens] } : opens;
  return {
    rooms: (Object.keys(rooms) as Id[]).map((id) => {
      const [icon, load] = rooms[id];
      return { id, label: labels[id], icon, load };
    }),
    search: {
      clients: place(search.clients),
      bookings: place(search.bookings),
      messages: place(search.messages),
    },
  };
}
