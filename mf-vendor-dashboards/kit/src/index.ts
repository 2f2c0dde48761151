/** What at least two dashboards share. Compiled into each, so that one release moves one team. */
export { DashboardBeingBuilt } from './being-built/dashboard-being-built';
