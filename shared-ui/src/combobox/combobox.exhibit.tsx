import { useState } from 'react';
import { MapPinIcon, SearchIcon } from '../icons/icons';
import type { Exhibit } from '../workshop/exhibit';
import { Combobox, type ComboboxProps } from './combobox';

const localities = [
  { id: 'ind', label: 'Indiranagar', detail: 'Bengaluru, 560038' },
  { id: 'kor', label: 'Koramangala', detail: 'Bengaluru, 560034' },
  { id: 'jay', label: 'Jayanagar', detail: 'Bengaluru, 560041' },
];

interface Props extends Partial<Omit<ComboboxProps, 'sections' | 'options' | 'isFiltering'>> {
  start?: string;
}

function Locality({ start = '', ...props }: Props) {
  const [text, setText] = useState(start);
  return (
    <Combobox
      label="Locality"
      isFiltering
      {...props}
      options={localities}
      inputValue={text}
      onInput={setText}
      onChoose={(id) => setText(localities.find((place) => place.id === id)?.label ?? '')}
    />
  );
}

function Search() {
  const [text, setText] = useState('');
  const [recent, setRecent] = useState([
    { id: 'dentist', label: 'Dentist' },
    { id: 'tax', label: 'Tax return' },
  ]);
  const trending = [{ id: 'plumber', label: 'Plumber', detail: 'Under labour' }];
  const clear = { label: 'Clear All', onPress: () => setRecent([]) };
  const sections = [
    ...(recent.length > 0 ? [{ title: 'Recent Searches', options: recent, action: clear }] : []),
    { title: 'Trending', options: trending },
  ];
  return (
    <Combobox
      label="What are you looking for?"
      isLabelHidden
      size="large"
      icon={<SearchIcon size={20} />}
      placeholder="Dentist, tax return, plumber…"
      sections={sections}
      inputValue={text}
      onInput={setText}
      onChoose={(id) => setText([...recent, ...trending].find((way) => way.id === id)?.label ?? '')}
      onSubmit={setText}
    />
  );
}

export const comboboxExhibit: Exhibit = {
  component: 'Combobox',
  specimens: [
    { state: 'As a field', Draw: () => <Locality hint="Where patients find you" /> },
    {
      state: 'With text and an icon',
      Draw: () => <Locality start="Indiranagar" icon={<MapPinIcon size={20} />} />,
    },
    { state: 'With an error', Draw: () => <Locality error="Enter a locality" isRequired /> },
    { state: 'Nothing found', Draw: () => <Locality emptyText="No such locality" /> },
    { state: 'On its way', Draw: () => <Locality isLoading /> },
    { state: 'Disabled', Draw: () => <Locality start="Indiranagar" isDisabled /> },
    { state: 'As the search of a page', Draw: () => <Search /> },
  ],
};
