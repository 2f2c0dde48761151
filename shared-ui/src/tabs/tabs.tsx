import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
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
 * Tabs. One tab stop; arrows, Home and End select.
 * `<Tabs label="Appointments" items={items} selected={tab} onSelect={setTab} />`
 */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      className={styles.tabs}
      selectedKey={selected}
      // React Aria also reports its corrections; report only changes.
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
