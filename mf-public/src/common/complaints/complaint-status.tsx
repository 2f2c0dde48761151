import type { ComplaintStatus } from '@nukkad/platform/contract';
import {
  CheckIcon,
  CircleAlertIcon,
  ClockIcon,
  InfoIcon,
  MessageIcon,
  StatusPill,
} from '@nukkad/shared-ui';
import type { ComponentProps } from 'react';
import { text } from './complaints.text';

type Pill = Pick<ComponentProps<typeof StatusPill>, 'tone' | 'icon'>;

const pills: Record<ComplaintStatus, Pill> = {
  received: { tone: 'neutral', icon: <InfoIcon size={14} /> },
  'in-progress': { tone: 'warning', icon: <ClockIcon size={14} /> },
  answered: { tone: 'success', icon: <MessageIcon size={14} /> },
  closed: { tone: 'neutral', icon: <CheckIcon size={14} /> },
  rejected: { tone: 'neutral', icon: <CircleAlertIcon size={14} /> },
};

export function ComplaintPill({ status }: { status: ComplaintStatus }) {
  return <StatusPill {...pills[status]}>{text.status(status)}</StatusPill>;
}
