import { Card } from '../card/card';
import type { Exhibit } from '../workshop/exhibit';
import { JaaliMotif } from './jaali-motif';

export const motifExhibit: Exhibit = {
  component: 'Motif',
  specimens: [
    {
      state: 'Behind words',
      Draw: () => (
        <Card>
          <JaaliMotif />
          <h3>Around the corner</h3>
          <p>Doctors, lawyers, teachers and electricians of HSR Layout.</p>
        </Card>
      ),
    },
  ],
};
