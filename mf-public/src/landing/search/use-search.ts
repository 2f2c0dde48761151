import { locality, useLocality, useNavigate } from '@nukkad/platform';
import { type GeoPlace, limits, type Suggestion } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadPanels } from './load-panels';
import { recentSearches } from './recent-searches.store';
import { searchAddress } from './search.model';
import { useClosing, useSlash } from './use-closing';
import { useSuggesting } from './use-suggesting';

/** State of both search fields, and the handlers of their choices. */
export function useSearch(box: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  const { place, isChosen } = useLocality();
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const fields = { opened, setOpened, panel };
  const what = useSuggesting({ ...fields, maxLength: limits.searchTermMaxLength });
  const where = useSuggesting({ ...fields, maxLength: limits.placeTermMaxLength });
  const close = () => setOpened(null);

  const askWhat = () => {
    what.field.current?.focus();
    what.open();
  };
  useClosing(opened !== null, box, close);
  useSlash(askWhat);

  // The field shows the chosen place, here or in the header.
  const sayPlace = useEffectEvent(where.write);
  useEffect(() => {
    if (isChosen) sayPlace(localName(place.name));
  }, [place, isChosen]);

  const chooseTerm = (term: string) => {
    recentSearches.record(term);
    what.write(term, true);
    what.close();
    what.field.current?.focus();
  };
  const choosePlace = (chosen: GeoPlace) => {
    locality.choose(chosen);
    where.write(localName(chosen.name));
    where.close();
  };
  return {
    ...{ what, where, place, panel, close, chooseTerm, choosePlace },
    isOpen: opened !== null,
    search(term: string, at: string) {
      const address = searchAddress(term, at, place);
      if (address === null) return askWhat();
      recentSearches.record(term);
      tellAccount();
      navigate(address);
    },
    /** `page` is the address of a suggested vendor. */
    chooseSuggestion(suggestion: Suggestion, page: string | null) {
      if (suggestion.kind === 'place') {
        what.write('');
        return choosePlace(suggestion.place);
      }
      chooseTerm(termOf(suggestion));
      if (page !== null) navigate(page);
    },
  };
}

/** A topic is searched for as it was shown. */
const termOf = ({ kind, term, profession }: Exclude<Suggestion, { kind: 'place' }>) =>
  kind === 'person' ? term : localName(term, profession);

/** A fast typist leaves before the panel, which usually saves the search, has loaded. */
const tellAccount = () =>
  void loadPanels().then(
    (panels) => panels.tellAccount(),
    () => undefined,
  );
