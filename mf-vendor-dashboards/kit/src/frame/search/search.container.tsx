import { useNavigate } from '@nukkad/platform';
import { Combobox, SearchIcon } from '@nukkad/shared-ui';
import { useState } from 'react';
import { type SearchPlaces, useDashboard } from '../../common/dashboard';
import { questionOf, resultAddress, sectionsOf } from './search.model';
import { usePracticeSearch } from './search.queries';
import { text } from './search.text';

/** Searches a practice's clients, bookings and messages; a choice opens in its page. */
export function PracticeSearch({ places }: { places: SearchPlaces }) {
  const { roomAddress } = useDashboard();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const found = usePracticeSearch(typed);
  const isAsked = questionOf(typed) !== null;
  const sections = isAsked && found.state === 'ready' ? sectionsOf(found.value, places) : [];
  const open = (chosen: string) => {
    const place = resultAddress(chosen, places);
    if (place === null) return;
    setTyped('');
    navigate(roomAddress(place.room, place.query));
  };
  return (
    <Combobox
      label={text.label}
      isLabelHidden
      icon={<SearchIcon size={20} />}
      placeholder={text.placeholder(labelsOf(places))}
      inputValue={typed}
      onInput={setTyped}
      onChoose={open}
      onSubmit={() => {
        const first = sections[0]?.options[0];
        if (first) open(first.id);
      }}
      sections={sections}
      isLoading={isAsked && found.state === 'loading'}
      emptyText={isAsked ? (found.state === 'failed' ? text.failed : text.none) : undefined}
    />
  );
}

const labelsOf = ({ clients, bookings, messages }: SearchPlaces) =>
  [clients, bookings, messages].flatMap((place) => place?.label ?? []);
