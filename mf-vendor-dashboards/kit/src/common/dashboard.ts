import type { Icon } from '@nukkad/shared-ui';
import { type ComponentType, createContext, useContext } from 'react';

/** One room of a dashboard: an entry of its menu, and a chunk of its own. */
export interface DashboardRoom {
  /** Its part of the address: `/doctor-dashboard/patients`. The first room is at the bare path. */
  id: string;
  /** As the menu and the breadcrumb say it. */
  label: string;
  icon: Icon;
  /** How much waits in it; said beside its name where anything does. */
  waiting?: number;
  /** The same function at every render. */
  load: () => Promise<{ Screen: ComponentType }>;
}

/** In which rooms the search finds what; what has no room is not looked for. */
export interface SearchPlaces {
  /** The room opens a client of the address: `?client=<id>`. */
  clients?: { room: string; label: string };
  /** The room opens a booking of the address: `?booking=<id>`. */
  bookings?: { room: string; label: string };
  /** The room opens a conversation of the address: `?thread=<id>`. */
  messages?: { room: string; label: string };
}

/** What rooms know of the dashboard around them. */
export interface Dashboard {
  /** `/doctor-dashboard`, or `/trial`. */
  base: string;
  /** Lower-cased name of the profession, `govt officer`; null where nobody said one. */
  profession: string | null;
  /** Of the professional; empty where nobody is signed in. */
  name: string;
  /** Sample data: nothing is stored. */
  isDemonstration: boolean;
  /** Where a room is: `roomAddress('patients', { client: '1' })`. */
  roomAddress: (id: string, query?: Record<string, string>) => string;
}

export const DashboardContext = createContext<Dashboard | null>(null);

/**
 * The dashboard that stands around a room.
 *
 * @example const { roomAddress } = useDashboard();
 */
export function useDashboard(): Dashboard {
  const dashboard = useContext(DashboardContext);
  if (dashboard === null) throw new Error('A room stands inside a DashboardFrame.');
  return dashboard;
}
