import type { ScreenProps } from '@nukkad/platform';
import { DashboardFrame } from '@nukkad/vendor-kit';
import { rooms, searchPlaces } from './rooms';

/** `/teacher-dashboard`, and `/trial` for whoever is stored as one. */
export function Screen({ path }: ScreenProps) {
  return <DashboardFrame path={path} rooms={rooms} search={searchPlaces} />;
}
