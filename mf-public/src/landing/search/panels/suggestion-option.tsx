import type { Suggestion } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import { langOf } from '@nukkad/platform/words';
import { type ListContext, ListOption, MapPinIcon, SearchIcon } from '@nukkad/shared-ui';
import * as common from '../../../common/common.text';
import { aroundOf } from '../search.model';
import styles from './panel.module.css';

interface Props extends ListContext {
  name: string;
  suggestion: Suggestion;
  onChoose: () => void;
}

/** A suggestion in one line: name, kind and context. */
export function SuggestionOption({ suggestion, ...option }: Props) {
  const Icon = suggestion.kind === 'place' ? MapPinIcon : SearchIcon;
  return (
    <ListOption {...option} className={styles.option}>
      <Icon className={styles.icon} size={18} />
      <span className={styles.words}>
        <span lang={langOf(labelOf(suggestion))}>{labelOf(suggestion)}</span>
        <span className={styles.detail}>{detailOf(suggestion)}</span>
      </span>
    </ListOption>
  );
}

function labelOf(suggestion: Suggestion): string {
  if (suggestion.kind === 'person') return suggestion.label;
  const profession = suggestion.kind === 'place' ? undefined : suggestion.profession;
  return localName(suggestion.label, profession);
}

function detailOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'person':
      return [suggestion.title, suggestion.locality]
        .filter(Boolean)
        .map((name) => localName(name))
        .join(' · ');
    case 'place':
      return aroundOf(suggestion.place);
    default:
      return `${formatCount(suggestion.count)} ${common.professional(suggestion.count)}`;
  }
}
