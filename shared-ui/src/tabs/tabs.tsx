import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { RouterProvider, useTab, useTabList, useTabPanel } from 'react-aria';
import { Item, type TabListState, useTabListState } from 'react-stately';
import { useHydrating } from '../surroundings';
import styles from './tabs.module.css';

/** A tab and its panel. */
export interface TabItem {
  /** Identifies the tab in `selected` and `onSelect`. */
  key: string;
  label: string;
  /** Before the label, 20 px. */
  icon?: ReactNode;
  /** Panel content; mounted only while selected. */
  content: ReactNode;
  isDisabled?: boolean;
  /** Address that shows the tab: makes it a link, which works without script. */
  href?: string | undefined;
}

export interface TabsProps {
  /** Accessible name: "Appointments". */
  label: string;
  items: readonly TabItem[];
  /** Key of the selected tab. */
  selected: string;
  /** Another tab was selected, by press or arrow key. */
  onSelect: (key: string) => void;
}

/**
 * Tabs. One tab stop; arrows, Home and End select. A press on a tab with an address selects too;
 * the parent navigates.
 * `<Tabs label="Appointments" items={items} selected={tab} onSelect={setTab} />`
 *
 * Of hooks: the ready-made component draws its tabs anew after hydration, and a press on one that
 * goes in between is lost.
 */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  const state = useTabListState({
    items,
    children: toNode,
    disabledKeys: items.filter(({ isDisabled }) => isDisabled).map(({ key }) => key),
    selectedKey: selected,
    // A press on the selected tab is told, too.
    onSelectionChange: (key) => key !== selected && onSelect(String(key)),
  });
  const follow = (address: string) => {
    const item = items.find(({ href }) => href === address);
    if (item && item.key !== selected) onSelect(item.key);
  };
  return (
    <div className={styles.tabs}>
      <RouterProvider navigate={follow}>
        <Row label={label} items={items} state={state} />
      </RouterProvider>
      {items
        .filter(({ key }) => key === selected)
        .map(({ key, content }) => (
          <Panel key={key} state={state}>
            {content}
          </Panel>
        ))}
    </div>
  );
}

/** What the list of tabs needs to know of one. */
const toNode = ({ key, label, href }: TabItem) => (
  <Item key={key} textValue={label} {...(href !== undefined && { href })}>
    {label}
  </Item>
);

type State = TabListState<TabItem>;

function Row({ label, items, state }: Pick<TabsProps, 'label' | 'items'> & { state: State }) {
  const list = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const { tabListProps } = useTabList({ 'aria-label': label }, state, list);
  useSelectedInView(row, state.selectedKey);
  // React Aria resets the scroll position of its own list when a press focuses it.
  return (
    <div ref={row} className={styles.row}>
      <div {...tabListProps} ref={list} className={styles.list}>
        {items.map((item) => (
          <Tab key={item.key} item={item} state={state} />
        ))}
      </div>
    </div>
  );
}

/** Scrolls the row, and nothing around it, to a selected tab that is cut off. */
function useSelectedInView(row: RefObject<HTMLElement | null>, selected: unknown) {
  useEffect(() => {
    const tab = selected === null ? null : row.current?.querySelector('[data-selected]');
    if (!row.current || !tab) return;
    const shown = row.current.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    if (left < shown.left) row.current.scrollLeft -= shown.left - left;
    else if (right > shown.right) row.current.scrollLeft += right - shown.right;
  }, [row, selected]);
}

function Tab({ item, state }: { item: TabItem; state: State }) {
  const { key, label, icon, href } = item;
  const isHydrating = useHydrating();
  const ref = useRef<HTMLDivElement & HTMLAnchorElement>(null);
  const { tabProps, isSelected, isDisabled } = useTab({ key }, state, ref);
  const attributes = {
    ...tabProps,
    // Without script no arrow key moves between the tabs: each is a tab stop of its own.
    ...(isHydrating && href !== undefined && { tabIndex: 0 }),
    'data-selected': isSelected || undefined,
    'data-disabled': isDisabled || undefined,
    className: styles.tab,
    ref,
  };
  const content = (
    <>
      {icon}
      {label}
    </>
  );
  return href === undefined ? (
    <div {...attributes}>{content}</div>
  ) : (
    <a {...attributes}>{content}</a>
  );
}

function Panel({ state, children }: { state: State; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({}, state, ref);
  return (
    <div {...tabPanelProps} ref={ref} className={styles.panel}>
      {children}
    </div>
  );
}
