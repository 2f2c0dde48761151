import { useState } from 'react';
import { TextField } from '../text-field/text-field';
import type { Exhibit } from '../workshop/exhibit';
import { LeaveQuestion } from './leave-question';

function Typed() {
  const [title, setTitle] = useState('Dentist');
  const [left, setLeft] = useState<string | null>(null);
  return (
    <>
      <TextField label="Title" value={title} onChange={setTitle} />
      <p>
        <a href="/elsewhere">Elsewhere</a>
      </p>
      {left !== null && <p>Left for {left}</p>}
      <LeaveQuestion
        isNeeded={title !== 'Dentist' && left === null}
        what="Profile"
        onLeave={setLeft}
      >
        What you typed is kept in this tab.
      </LeaveQuestion>
    </>
  );
}

export const leaveQuestionExhibit: Exhibit = {
  component: 'Leave question',
  specimens: [{ state: 'asks once the title differs', Draw: Typed }],
};
