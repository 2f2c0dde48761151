import { TextField } from '@nukkad/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce: long enough for the next key, short enough not to be noticed. */
const PAUSE_MS = 300;

interface Props {
  label: string;
  /** Current search text. */
  q: string;
  onSearch: (q: string) => void;
}

/** Searches after a debounce; follows the address when the operator goes back. */
export function SearchBox({ label, q, onSearch }: Props) {
  const [typed, setTyped] = useState(q);
  const [searched, setSearched] = useState(q);
  if (q !== searched) {
    setSearched(q);
    setTyped(q);
  }
  const search = useEffectEvent(() => {
    setSearched(typed.trim());
    onSearch(typed.trim());
  });
  useEffect(() => {
    if (typed.trim() === searched) return;
    const timer = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, searched]);
  return <TextField label={label} type="search" value={typed} onChange={setTyped} />;
}
