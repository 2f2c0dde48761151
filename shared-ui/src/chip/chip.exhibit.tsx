import { useState } from 'react';
import type { Exhibit } from '../workshop/exhibit';
import { Chip } from './chip';
import { ChipRow, type ChipRowProps } from './chip-row';

const specialities = [
  'Dentist',
  'Cardiologist',
  'Dermatologist',
  'Paediatrician',
  'Orthopaedic surgeon',
  'Gynaecologist',
  'Ear, nose and throat',
  'Psychiatrist',
  'Ophthalmologist',
];

function Specialities(props: Partial<ChipRowProps> & { first?: string }) {
  const { first = 'Dentist', ...row } = props;
  const [chosen, setChosen] = useState(first);
  const chip = (name: string) => (
    <Chip
      key={name}
      isCurrent={name === chosen}
      render={(parts) => <button {...parts} type="button" onClick={() => setChosen(name)} />}
    >
      {name}
    </Chip>
  );
  return (
    <ChipRow label="Specialities" lead={chip('All')} {...row}>
      {specialities.map(chip)}
    </ChipRow>
  );
}

export const chipExhibit: Exhibit = {
  component: 'Chip',
  specimens: [
    {
      state: 'Plain',
      Draw: () => <Chip render={(parts) => <a {...parts} href="#chip" />}>HSR Layout</Chip>,
    },
    {
      state: 'Chosen',
      Draw: () => (
        <Chip isCurrent render={(parts) => <a {...parts} href="#chip" />}>
          HSR Layout
        </Chip>
      ),
    },
    { state: 'A row', Draw: () => <Specialities /> },
    { state: 'A row with arrows', Draw: () => <Specialities shown={4} first="Gynaecologist" /> },
    { state: 'A row that goes round', Draw: () => <Specialities shown={4} wraps first="All" /> },
  ],
};
