import type { ScreenProps } from '@nukkad/platform';
import { DashboardFrame } from '@nukkad/vendor-kit';
import { rooms, search } from './rooms';

/** `/__slug__-dashboard` and everything below it. */
export function Screen({ path }: ScreenProps) {
  return <DashboardFrame path={path} rooms={rooms} search={search} />;
}
