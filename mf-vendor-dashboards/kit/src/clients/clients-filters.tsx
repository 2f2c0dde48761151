import { Select, TextField } from '@nukkad/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Shown } from './clients.model';
import styles from './clients.module.css';
import { type ClientsWords, text } from './clients.text';

interface Props {
  words: ClientsWords;
  /** What is looked for now. */
  q: string;
  shown: Shown | null;
  onSearch: (q: string) => void;
  onShow: (shown: Shown | null) => void;
}

export function ClientsFilters({ words, q, shown, onSearch, onShow }: Props) {
  const { active, done, paused } = words.statuses;
  const options = [
    { value: 'active' as const, label: active },
    { value: 'done' as const, label: done },
    { value: 'paused' as const, label: paused },
    { value: 'archived' as const, label: text.archived },
  ];
  return (
    <div className={styles.filters}>
      <SearchBox q={q} placeholder={words.searchPlaceholder} onSearch={onSearch} />
      <Select<Shown>
        label={text.status}
        placeholder={words.statusPlaceholder}
        options={options}
        value={shown}
        onChange={onShow}
      />
    </div>
  );
}

/** Long enough for the next letter, short enough not to be waited for. */
const PAUSE_MS = 300;

interface SearchProps extends Pick<Props, 'q' | 'onSearch'> {
  placeholder: string;
}

/** Looks when somebody stops typing; follows the address when they go back. */
function SearchBox({ q, placeholder, onSearch }: SearchProps) {
  const [typed, setTyped] = useState(q);
  const [told, setTold] = useState(q);
  if (q !== told) {
    setTold(q);
    setTyped(q);
  }
  const tell = useEffectEvent(() => {
    setTold(typed.trim());
    onSearch(typed.trim());
  });
  useEffect(() => {
    if (typed.trim() === told) return;
    const timer = setTimeout(tell, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, told]);
  return (
    <TextField
      label={text.search}
      type="search"
      placeholder={placeholder}
      value={typed}
      onChange={setTyped}
    />
  );
}
