import { Button } from '../button/button';
import type { Exhibit } from '../workshop/exhibit';
import { EmptyState } from './empty-state';

export const emptyStateExhibit: Exhibit = {
  component: 'Empty state',
  specimens: [
    {
      state: 'With a way on',
      Draw: () => (
        <EmptyState
          title="No appointments yet"
          why="Once you book, date, place and fee stand here."
        >
          <Button>Find a doctor</Button>
        </EmptyState>
      ),
    },
    {
      state: 'Without',
      Draw: () => (
        <EmptyState
          level={3}
          title="Nobody in Sarjapur takes house calls on Sundays, or has a free hour before Diwali"
          why="New professionals join every week."
        />
      ),
    },
  ],
};
