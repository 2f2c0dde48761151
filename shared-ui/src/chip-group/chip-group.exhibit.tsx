import { useState } from 'react';
import type { Exhibit } from '../workshop/exhibit';
import { ChipGroup } from './chip-group';
import { RemovableChips } from './removable-chips';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'Hindi' },
  { value: 'kn', label: 'Kannada' },
  { value: 'sa', label: 'Sanskrit', isDisabled: true },
] as const;

type Language = (typeof languages)[number]['value'];

function Several({ isDisabled = false }: { isDisabled?: boolean }) {
  const [selected, setSelected] = useState<Language[]>(['hi', 'kn']);
  return (
    <ChipGroup
      label="Languages"
      selection="multiple"
      options={languages}
      selected={selected}
      onSelect={setSelected}
      isDisabled={isDisabled}
    />
  );
}

function One() {
  const [selected, setSelected] = useState<Language | null>('en');
  return (
    <ChipGroup
      label="Language"
      selection="single"
      options={languages}
      selected={selected}
      onSelect={setSelected}
      isLabelHidden
      isRequired
    />
  );
}

function Applied({ isDisabled = false }: { isDisabled?: boolean }) {
  const [options, setOptions] = useState([
    { value: 'dentist', label: 'Dentist' },
    { value: 'hi', label: 'Speaks Hindi' },
    { value: 'today', label: 'Free today' },
  ]);
  return (
    <RemovableChips
      label="Applied filters"
      options={options}
      onRemove={(gone) => setOptions(options.filter(({ value }) => value !== gone))}
      isDisabled={isDisabled}
    />
  );
}

export const chipGroupExhibit: Exhibit = {
  component: 'Chip group',
  specimens: [
    { state: 'Several of them', Draw: () => <Several /> },
    { state: 'One of them, without a visible label', Draw: () => <One /> },
    { state: 'Disabled', Draw: () => <Several isDisabled /> },
    { state: 'To be removed', Draw: () => <Applied /> },
    { state: 'To be removed, disabled', Draw: () => <Applied isDisabled /> },
  ],
};
