import type { Exhibit } from '../workshop/exhibit';
import { Prose } from './prose';

export const proseExhibit: Exhibit = {
  component: 'Prose',
  specimens: [
    {
      state: 'Each kind of block',
      Draw: () => (
        <Prose
          blocks={[
            { kind: 'paragraph', text: 'A dentist should tell the price before the drill turns.' },
            { kind: 'heading', text: 'What to ask' },
            { kind: 'list', items: ['What will it cost?', 'How often will I come?'] },
            { kind: 'quote', text: 'I was told the price, and it was the price.' },
          ]}
        />
      ),
    },
  ],
};
