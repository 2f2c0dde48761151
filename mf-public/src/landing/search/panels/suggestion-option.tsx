import type { Suggestion } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
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
        <span>{suggestion.label}</span>
        <span className={styles.detail}>{detailOf(suggestion)}</span>
      </span>
    </ListOption>
  );
}

function detailOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'person':
      return [suggestion.title, suggestion.locality].filter(Boolean).join(' · ');
    case 'place':
      return aroundOf(suggestion.place);
    default:
      return `${formatCount(suggestion.count)} ${common.professional(suggestion.count)}`;
  }
}
