import { TextField } from '@nukkad/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough for the next letter, short enough not to be waited for. */
const PAUSE_MS = 300;

interface Props {
  label: string;
  /** What is looked for now. */
  q: string;
  onSearch: (q: string) => void;
}

/** Looks when somebody stops typing; follows the address when they go back. */
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
