import { useId, useState } from 'react';
import field from '../field/field.module.css';
import list from '../list-box/list-box.module.css';
import type { Exhibit } from '../workshop/exhibit';
import { ListOption } from './list-option';
import { useListKeys } from './use-list-keys';

const places = ['Indiranagar', 'Koramangala', 'Jayanagar'];

function Place() {
  const [typed, setTyped] = useState('');
  const listId = useId();
  const keys = useListKeys(listId);
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={`${listId}-input`}>
        Locality
      </label>
      <div className={field.box}>
        <input
          id={`${listId}-input`}
          className={field.input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={keys.active ?? undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={keys.onKey}
        />
      </div>
      <div id={listId} role="listbox" aria-label="Localities" className={list.list}>
        {places.map((place) => (
          <ListOption
            key={place}
            listId={listId}
            active={keys.active}
            name={place}
            className={list.option}
            onChoose={() => setTyped(place)}
          >
            {place}
          </ListOption>
        ))}
      </div>
    </div>
  );
}

export const suggestionListExhibit: Exhibit = {
  component: 'Suggestion list',
  specimens: [{ state: 'Below an input', Draw: () => <Place /> }],
};
