import { BadgeCheckIcon } from '../icons/icons';
import type { Exhibit } from '../workshop/exhibit';
import { Badge } from './badge';

export const badgeExhibit: Exhibit = {
  component: 'Badge',
  specimens: [
    { state: 'Neutral', Draw: () => <Badge>Sample data</Badge> },
    {
      state: 'Success, with an icon',
      Draw: () => (
        <Badge tone="success" icon={<BadgeCheckIcon size={14} />}>
          Verified
        </Badge>
      ),
    },
    { state: 'Accent', Draw: () => <Badge tone="accent">Popular in HSR Layout</Badge> },
    { state: 'Info', Draw: () => <Badge tone="info">Video visit</Badge> },
  ],
};
