import type { OwnCampaignState } from '@nukkad/platform/contract';
import {
  CheckIcon,
  CircleAlertIcon,
  ClockIcon,
  CloseIcon,
  FileIcon,
  StatusPill,
} from '@nukkad/shared-ui';
import { text } from './fundraising.text';

const looks = {
  draft: { tone: 'neutral', Icon: FileIcon },
  submitted: { tone: 'warning', Icon: ClockIcon },
  returned: { tone: 'warning', Icon: CircleAlertIcon },
  running: { tone: 'success', Icon: CheckIcon },
  ended: { tone: 'neutral', Icon: CheckIcon },
  stopped: { tone: 'danger', Icon: CloseIcon },
} as const satisfies Record<OwnCampaignState, object>;

export function StatePill({ state }: { state: OwnCampaignState }) {
  const { tone, Icon } = looks[state];
  return (
    <StatusPill tone={tone} icon={<Icon size={14} />}>
      {text.states[state]}
    </StatusPill>
  );
}
