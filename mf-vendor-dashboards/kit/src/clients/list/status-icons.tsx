import type { ClientStatus } from '@nukkad/platform/contract';
import { CheckIcon, ClockIcon, PauseIcon, type StatusPillProps } from '@nukkad/shared-ui';

const SIZE = 14;

/** Icon and tone of each client status, independent of the profession's wording. */
export const statusIcons: Record<ClientStatus, Pick<StatusPillProps, 'tone' | 'icon'>> = {
  active: { tone: 'warning', icon: <ClockIcon size={SIZE} /> },
  done: { tone: 'success', icon: <CheckIcon size={SIZE} /> },
  paused: { tone: 'neutral', icon: <PauseIcon size={SIZE} /> },
};
