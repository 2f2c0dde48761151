import type { ReactNode } from 'react';
import { type Dashboard, DashboardContext } from '../common/dashboard';

interface Props extends Partial<Dashboard> {
  children: ReactNode;
}

/** Renders a page within a doctor's dashboard context, without the frame. */
export function InDashboard({ children, ...values }: Props) {
  const dashboard: Dashboard = {
    base: '/doctor-dashboard',
    profession: 'doctor',
    name: 'Dr. Kavya Gowda',
    isDemonstration: false,
    roomAddress: (id, query = {}) => {
      const search = new URLSearchParams(query).toString();
      return `/doctor-dashboard/${id}${search && `?${search}`}`;
    },
    ...values,
  };
  return <DashboardContext value={dashboard}>{children}</DashboardContext>;
}
