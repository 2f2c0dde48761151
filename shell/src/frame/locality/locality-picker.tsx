import { locality, useLocality } from '@nukkad/platform';
import { type GeoPlace, limits } from '@nukkad/platform/contract';
import { geolocationProblem, useGeolocation } from '@nukkad/platform/geolocation';
import { localName } from '@nukkad/platform/names';
import { Button, ListOption, useListKeys } from '@nukkad/shared-ui';
import { History, LocateFixed, MapPin, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { fullName } from '../site/frame.model';
import styles from './locality-picker.module.css';
import { useSuggestedPlaces } from './locality-picker.queries';
import { text } from './locality-picker.text';

/** Finds a place by name or by geolocation. In a chunk of its own. */
export function LocalityPicker({ onChosen }: { onChosen: () => void }) {
  const choose = (place: GeoPlace) => {
    locality.choose(place);
    onChosen();
  };
  return (
    <div className={styles.picker}>
      <PlaceSearch onChoose={choose} />
      <UseMyLocation onChoose={choose} />
    </div>
  );
}

/** A combobox with an inline list, which shows recent choices before anything is typed. */
function PlaceSearch({ onChoose }: { onChoose: (place: GeoPlace) => void }) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const listId = useId();
  const keys = useListKeys(listId);
  const { suggested, places, isUpToDate } = usePlaces(typed);
  const isSearching = suggested !== null;

  // The dialog was opened to type; its content may load later, so it focuses the field itself.
  useEffect(() => input.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    // What is shown while a newer answer is awaited does not match the text.
    if (event.key !== 'Enter' || isUpToDate) keys.onKey(event);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    // Without a highlighted option Enter takes the best match of the text.
    const best = isSearching && isUpToDate ? places[0] : undefined;
    if (best) onChoose(best);
  };

  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {text.label}
      </label>
      <div className={styles.field}>
        <Search aria-hidden size={20} className={styles.glass} />
        <input
          ref={input}
          id={id}
          className={styles.input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={places.length > 0}
          aria-controls={listId}
          aria-activedescendant={keys.active ?? undefined}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={limits.placeTermMaxLength}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            keys.reset();
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {text.hint}
      </p>
      {!isSearching && places.length > 0 && <p className={styles.title}>{text.recent}</p>}
      <div
        id={listId}
        role="listbox"
        aria-label={isSearching ? text.suggestions : text.recent}
        className={styles.list}
        hidden={places.length === 0}
        data-stale={!isUpToDate || undefined}
      >
        {places.map((place) => (
          <ListOption
            key={place._id}
            listId={listId}
            active={keys.active}
            name={place._id}
            className={styles.option}
            onChoose={() => onChoose(place)}
          >
            {isSearching ? <MapPin aria-hidden size={20} /> : <History aria-hidden size={20} />}
            <span className={styles.name}>
              {localName(place.name)}
              <span className={styles.around}>{around(place)}</span>
            </span>
          </ListOption>
        ))}
      </div>
      {isSearching && <SearchState suggested={suggested} typed={typed} />}
    </div>
  );
}

/** Options: matches of the text, or recent choices before anything is typed. */
function usePlaces(typed: string) {
  const { recent } = useLocality();
  const suggested = useSuggestedPlaces(typed);
  if (suggested === null) return { suggested, places: recent, isUpToDate: true };
  if (suggested.state !== 'ready') return { suggested, places: [], isUpToDate: false };
  return { suggested, places: suggested.value, isUpToDate: !suggested.isRefreshing };
}

function around(place: GeoPlace): string {
  const beyond = fullName(place).slice(localName(place.name).length + 2);
  if (!place.isServed) return [beyond, text.nobodyYet].filter(Boolean).join(' · ');
  return [beyond, place.pin].filter(Boolean).join(' ');
}

function SearchState({
  suggested,
  typed,
}: {
  suggested: NonNullable<ReturnType<typeof useSuggestedPlaces>>;
  typed: string;
}) {
  if (suggested.state === 'failed') {
    return (
      <div role="alert" className={styles.note}>
        <p>{text.searchFailed}</p>
        <Button tone="secondary" size="small" onClick={suggested.retry}>
          {text.retry}
        </Button>
      </div>
    );
  }
  const isDone = suggested.state === 'ready' && !suggested.isRefreshing;
  const found = suggested.state === 'ready' ? suggested.value.length : 0;
  return (
    <p role="status" className={found > 0 ? 'nk-visually-hidden' : styles.note}>
      {!isDone ? text.searching : found > 0 ? text.found(found) : text.nothing(typed.trim())}
    </p>
  );
}

/** "Use my location": the browser's geolocation, then the API for the nearest neighbourhood. */
function UseMyLocation({ onChoose }: { onChoose: (place: GeoPlace) => void }) {
  const { located, locate } = useGeolocation(onChoose);
  const problem = geolocationProblem(located, fullName);
  return (
    <div className={styles.here}>
      <Button
        tone="secondary"
        busyText={located.state === 'asking' ? text.locating : undefined}
        onClick={locate}
      >
        <LocateFixed aria-hidden size={20} />
        {text.useMine}
      </Button>
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
    </div>
  );
}
