import { CheckIcon, CircleAlertIcon, CloseIcon, InfoIcon } from '../icons/icons';
import type { Exhibit } from '../workshop/exhibit';
import { StatusPill } from './status-pill';

export const statusPillExhibit: Exhibit = {
  component: 'Status pill',
  specimens: [
    {
      state: 'Neutral',
      Draw: () => <StatusPill icon={<InfoIcon size={14} />}>Completed</StatusPill>,
    },
    {
      state: 'Success',
      Draw: () => (
        <StatusPill tone="success" icon={<CheckIcon size={14} />}>
          Accepted
        </StatusPill>
      ),
    },
    {
      state: 'Warning',
      Draw: () => (
        <StatusPill tone="warning" icon={<CircleAlertIcon size={14} />}>
          Pending
        </StatusPill>
      ),
    },
    {
      state: 'Danger',
      Draw: () => (
        <StatusPill tone="danger" icon={<CloseIcon size={14} />}>
          Rejected
        </StatusPill>
      ),
    },
  ],
};
