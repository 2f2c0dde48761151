/** What at least two dashboards share. Compiled into each, so that one release moves one team. */
export { DashboardFrame } from './frame/dashboard-frame';
