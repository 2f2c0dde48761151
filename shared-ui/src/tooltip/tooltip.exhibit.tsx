import { Button } from '../button/button';
import { BadgeCheckIcon } from '../icons/icons';
import type { Exhibit } from '../workshop/exhibit';
import { Tooltip } from './tooltip';

export const tooltipExhibit: Exhibit = {
  component: 'Tooltip',
  specimens: [
    {
      state: 'Above',
      Draw: () => (
        <Tooltip text="Checked on 12 Aug 2026">
          <Button tone="ghost">
            <BadgeCheckIcon size={18} />
            Verified
          </Button>
        </Tooltip>
      ),
    },
    {
      state: 'At the end, long',
      Draw: () => (
        <Tooltip
          placement="end"
          text="We have seen the registration certificate and called the number on it."
        >
          <Button tone="secondary">What was checked</Button>
        </Tooltip>
      ),
    },
  ],
};
