import { TextField } from '@nukkad/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce: longer than a pause between keys, too short to be noticed. */
const PAUSE_MS = 300;

interface Props {
  label: string;
  placeholder?: string;
  /** The current search text. */
  q: string;
  onSearch: (q: string) => void;
}

/** Debounced search field; follows the URL on history navigation. */
export function SearchBox({ label, placeholder, q, onSearch }: Props) {
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
  return (
    <TextField
      label={label}
      type="search"
      {...(placeholder !== undefined && { placeholder })}
      value={typed}
      onChange={setTyped}
    />
  );
}
