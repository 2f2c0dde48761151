import type { Loaded } from '@nukkad/platform';
import type { Suggestion } from '@nukkad/platform/contract';
import { type ListContext, ListOption, Skeleton } from '@nukkad/shared-ui';
import { vendorAddress } from '../../../common/navigation/vendor-address';
import { recentSearches, useRecentSearches } from '../recent-searches.store';
import { groupsOf, suggestionId } from '../search.model';
import { useAccountSearches } from './account-searches.queries';
import { OptionGroup } from './option-group';
import styles from './panel.module.css';
import { text } from './panels.text';
import { QuietFailure } from './quiet-failure';
import { useSuggestions, useTrending } from './search.queries';
import { SuggestionOption } from './suggestion-option';

interface Props extends ListContext {
  typed: string;
  /** A search term was chosen. */
  onTerm: (term: string) => void;
  /** `page` is the address of a vendor. */
  onSuggestion: (suggestion: Suggestion, page: string | null) => void;
}

/** Panel of the search field: recent and trending searches, or suggestions. */
export function WhatPanel({ typed, onTerm, onSuggestion, ...list }: Props) {
  useAccountSearches();
  return typed.trim() === '' ? (
    <Searches {...list} onTerm={onTerm} />
  ) : (
    <Suggestions {...list} typed={typed.trim()} onSuggestion={onSuggestion} />
  );
}

function Searches({ onTerm, ...list }: ListContext & Pick<Props, 'onTerm'>) {
  const recent = useRecentSearches();
  const trending = useTrending();
  const terms = trending.state === 'ready' ? trending.value : [];
  const { listId } = list;
  return (
    <>
      <div id={listId} role="listbox" aria-label={text.panel} className={styles.list}>
        {recent.length > 0 && (
          <OptionGroup id={`${listId}-recents`} title={text.recent} isRow>
            <Terms {...list} of="recent" terms={recent} onTerm={onTerm} />
            <ListOption
              {...list}
              name="clear"
              label={text.clearRecent}
              className={styles.clear}
              onChoose={() => recentSearches.clear()}
            >
              {text.clearAll}
            </ListOption>
          </OptionGroup>
        )}
        {terms.length > 0 && (
          <OptionGroup id={`${listId}-trendings`} title={text.trending} isRow>
            <Terms {...list} of="trending" terms={terms} onTerm={onTerm} />
          </OptionGroup>
        )}
      </div>
      <TrendingState trending={trending} />
    </>
  );
}

interface TermsProps extends ListContext {
  of: string;
  terms: readonly string[];
  onTerm: (term: string) => void;
}

function Terms({ of, terms, onTerm, ...list }: TermsProps) {
  return terms.map((term, index) => (
    <ListOption
      key={term}
      {...list}
      name={`${of}-${index}`}
      className={styles.term}
      onChoose={() => onTerm(term)}
    >
      {term}
    </ListOption>
  ));
}

function TrendingState({ trending }: { trending: Loaded<string[]> }) {
  if (trending.state === 'loading') return <Skeleton shape="text" lines={3} />;
  if (trending.state === 'ready') return null;
  return <QuietFailure onRetry={trending.retry}>{text.trendingFailed}</QuietFailure>;
}

function Suggestions({ typed, onSuggestion, ...list }: ListContext & Omit<Props, 'onTerm'>) {
  const answer = useSuggestions(typed);
  const { listId } = list;
  const { corrected, suggestions } =
    answer.state === 'ready' ? answer.value : { corrected: null, suggestions: [] };
  const isWaiting = answer.state === 'loading' || (answer.state === 'ready' && answer.isRefreshing);
  return (
    <>
      {corrected !== null && <p className={styles.note}>{text.corrected(corrected)}</p>}
      <div
        id={listId}
        role="listbox"
        aria-label={text.panel}
        aria-busy={isWaiting || undefined}
        className={styles.list}
      >
        {groupsOf(suggestions).map(({ kind, suggestions: found }) => (
          <OptionGroup key={kind} id={`${listId}-${kind}s`} title={text.groups[kind]}>
            {found.map((suggestion) => (
              <SuggestionOption
                key={suggestionId(suggestion)}
                {...list}
                name={suggestionId(suggestion)}
                suggestion={suggestion}
                onChoose={() => onSuggestion(suggestion, pageOf(suggestion))}
              />
            ))}
          </OptionGroup>
        ))}
      </div>
      {answer.state === 'failed' ? (
        <QuietFailure onRetry={answer.retry}>{text.failed}</QuietFailure>
      ) : (
        <p role="status" className={suggestions.length > 0 ? 'nk-visually-hidden' : styles.note}>
          {outcome(isWaiting, suggestions.length, typed)}
        </p>
      )}
    </>
  );
}

function outcome(isWaiting: boolean, found: number, typed: string): string {
  if (isWaiting) return text.searching;
  return found > 0 ? text.found(found) : text.nothing(typed);
}

function pageOf(suggestion: Suggestion): string | null {
  if (suggestion.kind !== 'person') return null;
  return vendorAddress({ _id: suggestion.vendorId, profession: suggestion.profession });
}
