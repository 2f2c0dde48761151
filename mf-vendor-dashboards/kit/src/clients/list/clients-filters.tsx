import { Select } from '@nukkad/shared-ui';
import { SearchBox } from '../../common/list/search-box';
import type { Shown } from './clients.model';
import styles from './clients.module.css';
import { type ClientsWords, text } from './clients.text';

interface Props {
  words: ClientsWords;
  /** The current search text. */
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
      <SearchBox
        label={text.search}
        placeholder={words.searchPlaceholder}
        q={q}
        onSearch={onSearch}
      />
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
