import { limits } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { pageAddress } from '@nukkad/platform/words';
import { LazyPart, Loading, SearchBar, Skeleton } from '@nukkad/shared-ui';
import { type FocusEvent, useRef, useState } from 'react';
import { loadPanels } from './load-panels';
import styles from './search.module.css';
import { text } from './search.text';
import { useSearch } from './use-search';

/** The home page's search: renders with the page, its suggestions load at the first interaction. */
export function Search() {
  const box = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const { what, where, place, panel, isOpen, close, search, ...choose } = useSearch(box);
  const want = () => setWanted(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes events of the fields
    <div
      ref={box}
      className={styles.search}
      onPointerEnter={want}
      onFocus={want}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <SearchBar
        action={pageAddress('/engineers')}
        where={{
          name: 'loc',
          label: text.where,
          placeholder: localName(place.name),
          input: { ...where.input, onFocus: selectAll },
        }}
        what={{ name: 'q', label: text.what, placeholder: text.whatHint, input: what.input }}
        onSearch={search}
      />
      {isWanted && (
        <div
          ref={panel}
          className={styles.panel}
          data-below={where.isOpen ? 'where' : 'what'}
          hidden={!isOpen}
        >
          <LazyPart load={loadPanels} what={text.suggestionsName} waiting={<Waiting />}>
            {({ WhatPanel, WherePanel }) =>
              where.isOpen ? (
                <WherePanel
                  listId={where.listId}
                  active={where.active}
                  typed={where.typed}
                  onPlace={choose.choosePlace}
                />
              ) : (
                <WhatPanel
                  listId={what.listId}
                  active={what.active}
                  typed={what.typed}
                  onTerm={choose.chooseTerm}
                  onSuggestion={choose.chooseSuggestion}
                />
              )
            }
          </LazyPart>
        </div>
      )}
    </div>
  );
}

/** A place is replaced more often than corrected. */
function selectAll({ currentTarget }: FocusEvent<HTMLInputElement>) {
  currentTarget.select();
}

function Waiting() {
  return (
    <Loading label={text.searching} slowAfterMs={limits.stillWorkingAfter}>
      <Skeleton shape="text" lines={4} />
    </Loading>
  );
}
