import { ChevronDownIcon, Chip, classNames, LazyPart } from '@nukkad/shared-ui';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from '../filter-bar.module.css';
import type { Filtering } from '../filtering';
import { type ChoiceFilter, chosenOf } from '../filters.model';
import { labels, text } from '../filters.text';

const loadChoices = () => import('./filter-choices');
const prepare = () => void loadChoices().catch(() => {});

interface Props {
  filter: ChoiceFilter;
  filtering: Filtering;
}

/** A button with a popover of choices, which stays open for several changes. */
export function FilterMenu({ filter, filtering }: Props) {
  const [open, setOpen] = useState<'start' | 'end' | null>(null);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const close = () => setOpen(null);
  useEffect(() => {
    if (open === null) return;
    const onPress = ({ target }: PointerEvent) => {
      if (!place.current?.contains(target as Node)) setOpen(null);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || open === null) return;
    close();
    place.current?.querySelector('button')?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // WebKit moves the focus to what surrounds a pressed label.
    const isAround = relatedTarget?.contains(currentTarget);
    if (relatedTarget && !isAround && !currentTarget.contains(relatedTarget)) close();
  };
  const chosen = chosenOf(filter, filtering.query);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes bubbling events
    <div ref={place} className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Chip
        isCurrent={chosen > 0}
        render={({ className, children }) => (
          <button
            type="button"
            className={classNames(className, 'nk-needs-script')}
            aria-expanded={open !== null}
            aria-controls={id}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={({ currentTarget }) => setOpen(open === null ? sideOf(currentTarget) : null)}
          >
            {children}
          </button>
        )}
      >
        {labels[filter]}
        {chosen > 1 && ` (${chosen})`}
        <ChevronDownIcon size={16} />
      </Chip>
      <div id={id} className={styles.panel} data-side={open} hidden={open === null}>
        {open !== null && (
          <LazyPart load={loadChoices} what={text.part} waiting={<p>{text.loading}</p>}>
            {({ FilterChoices }) => <FilterChoices filter={filter} filtering={filtering} />}
          </LazyPart>
        )}
      </div>
    </div>
  );
}

/** Choices of a button in the right half of the window open towards its middle. */
function sideOf(button: Element): 'start' | 'end' {
  return button.getBoundingClientRect().left > window.innerWidth / 2 ? 'end' : 'start';
}
