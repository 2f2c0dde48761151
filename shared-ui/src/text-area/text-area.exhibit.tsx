import { useState } from 'react';
import type { Exhibit } from '../workshop/exhibit';
import { TextArea, type TextAreaProps } from './text-area';

function Written({ start, ...props }: Partial<TextAreaProps> & { start: string }) {
  const [value, setValue] = useState(start);
  return <TextArea label="About you" {...props} value={value} onChange={setValue} />;
}

const about = 'Root canals, braces and gums, for children too. Twelve years in Indiranagar.';

export const textAreaExhibit: Exhibit = {
  component: 'Text area',
  specimens: [
    {
      state: 'Empty',
      Draw: () => <Written start="" placeholder="What do you do, and for whom?" />,
    },
    {
      state: 'With a hint and a count',
      Draw: () => <Written start={about} hint="Patients read this first" limit={500} />,
    },
    { state: 'Too long', Draw: () => <Written start={about} limit={50} /> },
    { state: 'With an error', Draw: () => <Written start="" error="Write a sentence or two" /> },
    { state: 'Required', Draw: () => <Written start="" isRequired rows={2} /> },
    { state: 'Disabled', Draw: () => <Written start={about} isDisabled /> },
  ],
};
