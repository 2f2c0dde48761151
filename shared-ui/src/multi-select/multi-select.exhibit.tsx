import { useState } from 'react';
import type { Exhibit } from '../workshop/exhibit';
import { MultiSelect, type MultiSelectProps } from './multi-select';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'Hindi' },
  { value: 'kn', label: 'Kannada' },
  { value: 'ta', label: 'Tamil' },
  { value: 'sa', label: 'Sanskrit', isDisabled: true },
];

interface Props extends Partial<MultiSelectProps<string>> {
  start?: string[];
}

function Languages({ start = [], ...props }: Props) {
  const [values, setValues] = useState(start);
  return (
    <MultiSelect
      label="Languages"
      {...props}
      options={languages}
      values={values}
      onChange={setValues}
    />
  );
}

export const multiSelectExhibit: Exhibit = {
  component: 'Multi-select',
  specimens: [
    { state: 'Nothing chosen', Draw: () => <Languages hint="Those you work in" /> },
    { state: 'Two chosen', Draw: () => <Languages start={['en', 'kn']} /> },
    { state: 'Many chosen', Draw: () => <Languages start={['en', 'hi', 'kn']} /> },
    { state: 'With an error', Draw: () => <Languages error="Choose a language" isRequired /> },
    { state: 'Disabled', Draw: () => <Languages start={['en']} isDisabled /> },
  ],
};
