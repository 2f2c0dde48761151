import type { Icon } from '@nukkad/shared-ui';
import { type ComponentType, createContext, useContext } from 'react';

/** One page of a dashboard: a menu entry and a chunk of its own. */
export interface DashboardRoom {
  /** Last segment of the URL: `/doctor-dashboard/patients`. The first page is at the bare path. */
  id: string;
  /** Label in the menu and the breadcrumb. */
  label: string;
  icon: Icon;
  /** Number of pending items, shown as a badge; none when 0 or absent. */
  waiting?: number;
  /** Keep the function's identity across renders. */
  load: () => Promise<{ Screen: ComponentType }>;
}

/** Pages that open each kind of search result; a kind without a page is not searched. */
export interface SearchPlaces {
  /** The page opens a client by `?client=<id>`. */
  clients?: { room: string; label: string };
  /** The page opens a booking by `?booking=<id>`. */
  bookings?: { room: string; label: string };
  /** The page opens a conversation by `?thread=<id>`. */
  messages?: { room: string; label: string };
}

/** Context of a dashboard for its pages. */
export interface Dashboard {
  /** `/doctor-dashboard`, or `/trial`. */
  base: string;
  /** Lower-cased name of the profession, `govt officer`; null when unknown. */
  profession: string | null;
  /** Name of the professional; empty without a session. */
  name: string;
  /** Sample data: writes are refused. */
  isDemonstration: boolean;
  /** URL of a page: `roomAddress('patients', { client: '1' })`. */
  roomAddress: (id: string, query?: Record<string, string>) => string;
}

export const DashboardContext = createContext<Dashboard | null>(null);

/**
 * The surrounding dashboard.
 *
 * @example const { roomAddress } = useDashboard();
 */
export function useDashboard(): Dashboard {
  const dashboard = useContext(DashboardContext);
  if (dashboard === null) throw new Error('A room stands inside a DashboardFrame.');
  return dashboard;
}
