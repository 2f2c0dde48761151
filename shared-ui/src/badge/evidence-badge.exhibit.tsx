import type { Exhibit } from '../workshop/exhibit';
import { EvidenceBadge } from './evidence-badge';

export const evidenceBadgeExhibit: Exhibit = {
  component: 'Evidence badge',
  specimens: [
    {
      state: 'Closed until it is pressed',
      Draw: () => (
        <EvidenceBadge
          label="Verified"
          heading="Checked by Nukkad"
          evidence={[
            { what: 'Medical registration, Karnataka', when: '12 Aug 2026' },
            { what: 'Mobile number', when: '3 Aug 2026' },
          ]}
        />
      ),
    },
  ],
};
