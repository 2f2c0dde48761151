import type { ReactNode } from 'react';
import {
  Tabs as AriaTabs,
  RouterProvider,
  Tab,
  TabList,
  TabPanel,
  type TabProps,
} from 'react-aria-components';
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
 */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  const isHydrating = useHydrating();
  const follow = (address: string) => {
    const item = items.find(({ href }) => href === address);
    if (item && item.key !== selected) onSelect(item.key);
  };
  return (
    <AriaTabs
      className={styles.tabs}
      selectedKey={selected}
      // React Aria also reports its corrections; report only changes.
      onSelectionChange={(key) => key !== selected && onSelect(String(key))}
    >
      <RouterProvider navigate={follow}>
        {/* React Aria resets the scroll position of its own list when a press focuses it. */}
        <div className={styles.row}>
          <TabList className={styles.list} aria-label={label}>
            {items.map(({ key, label, icon, isDisabled = false, href }) => (
              <Tab
                key={key}
                id={key}
                className={styles.tab}
                isDisabled={isDisabled}
                {...(href !== undefined && { href })}
                {...(href !== undefined && isHydrating && { render: reachable })}
              >
                {icon}
                {label}
              </Tab>
            ))}
          </TabList>
        </div>
      </RouterProvider>
      {items.map(({ key, content }) => (
        <TabPanel key={key} id={key} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** Without script no arrow key moves between the tabs: each is a tab stop of its own. */
const reachable: NonNullable<TabProps['render']> = (props) =>
  'href' in props ? <a {...props} tabIndex={0} /> : <div {...props} />;
