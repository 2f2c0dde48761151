import { DashboardBeingBuilt } from '@nukkad/vendor-kit';
import { text } from './being-built.text';

export function Screen() {
  return <DashboardBeingBuilt title={text.title} promise={text.promise} />;
}
