import { type ScreenProps, useSession } from '@nukkad/platform';
import { DashboardFrame } from '@nukkad/vendor-kit';
import { useMemo } from 'react';
import { professionAt, professionSlug } from './common/profession.model';
import { placesOf, roomsOf } from './rooms';

/** The dashboard of every profession that has none of its own, and `/trial` of whoever is none. */
export function Screen({ path }: ScreenProps) {
  const remembered = useSession((state) => state.remembered.profession);
  const slug = professionAt(path) ?? (remembered === null ? null : professionSlug(remembered));
  // The same rooms at every render: each loads once.
  const rooms = useMemo(() => roomsOf(slug), [slug]);
  return <DashboardFrame path={path} rooms={rooms} search={placesOf(slug)} />;
}
