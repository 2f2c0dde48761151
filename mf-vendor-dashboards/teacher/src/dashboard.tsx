import type { ScreenProps } from '@nukkad/platform';
import { DashboardFrame } from '@nukkad/vendor-kit';
import { rooms, searchPlaces } from './rooms';

/** Serves `/teacher-dashboard`, and `/trial` for visitors whose stored profession is teacher. */
export function Screen({ path }: ScreenProps) {
  return <DashboardFrame path={path} rooms={rooms} search={searchPlaces} />;
}
