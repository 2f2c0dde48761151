import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import styles from './tabs.module.css';

/** A tab and what it shows. */
export interface TabItem {
  /** Names the tab in `selected` and `onSelect`. */
  key: string;
  label: string;
  /** Before the label, 20 px. */
  icon?: ReactNode;
  /** What the tab shows while it is selected; mounted only then. */
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** What the tabs divide, for those who cannot see it: "Appointments". */
  label: string;
  items: readonly TabItem[];
  /** Key of the tab that is shown. */
  selected: string;
  /** Another tab was chosen, by press or by arrow key. */
  onSelect: (key: string) => void;
}

/**
 * Views of one thing, one at a time. One stop for the keyboard; arrows, Home and End choose.
 * `<Tabs label="Appointments" items={items} selected={tab} onSelect={setTab} />`
 */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      className={styles.tabs}
      selectedKey={selected}
      // A selection that does not hold is corrected at once; only a change is news.
      onSelectionChange={(key) => key !== selected && onSelect(String(key))}
    >
      <TabList className={styles.list} aria-label={label}>
        {items.map(({ key, label, icon, isDisabled = false }) => (
          <Tab key={key} id={key} className={styles.tab} isDisabled={isDisabled}>
            {icon}
            {label}
          </Tab>
        ))}
      </TabList>
      {items.map(({ key, content }) => (
        <TabPanel key={key} id={key} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
