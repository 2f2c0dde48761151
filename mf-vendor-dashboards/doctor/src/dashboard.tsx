import type { ScreenProps } from '@nukkad/platform';
import { DashboardFrame } from '@nukkad/vendor-kit';
import { rooms, search } from './rooms';

/** Serves `/doctor-dashboard`, and `/trial` for visitors whose stored profession is doctor. */
export function Screen({ path }: ScreenProps) {
  return <DashboardFrame path={path} rooms={rooms} search={search} />;
}
