import { type ScreenProps, useSession } from '@nukkad/platform';
import { DashboardFrame } from '@nukkad/vendor-kit';
import { useMemo } from 'react';
import { professionAt, professionSlug } from './common/profession.model';
import { dashboardOf } from './rooms';

/** Serves professions without a dashboard of their own, and `/trial` for visitors without one. */
export function Screen({ path }: ScreenProps) {
  const remembered = useSession((state) => state.remembered.profession);
  const slug = professionAt(path) ?? (remembered === null ? null : professionSlug(remembered));
  // Stable across renders, so that each page's chunk loads once.
  const dashboard = useMemo(() => dashboardOf(slug), [slug]);
  return <DashboardFrame path={path} {...dashboard} />;
}
