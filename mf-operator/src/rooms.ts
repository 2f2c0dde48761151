import { BadgeCheckIcon } from '@nukkad/shared-ui';
import type { DashboardRoom } from '@nukkad/vendor-kit';
import { text } from './operator.text';

/** The menu of the desk; the first room stands at its own path. */
export const rooms: readonly DashboardRoom[] = [
  {
    id: 'verification',
    label: text.verification,
    icon: BadgeCheckIcon,
    load: () => import('./verification/verification.screen'),
  },
];
