import type { ReactNode } from 'react';
import { Menu as AriaMenu, Button, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { type ButtonLook, buttonClass } from '../button/button';
import { classNames } from '../class-names';
import { ChevronDownIcon } from '../icons/icons';
import popover from '../popover/popover.module.css';
import styles from './menu.module.css';

/** A menu item: `{ key: 'accept', label: 'Accept' }` */
export interface MenuChoice {
  /** Names the choice in `onChoose`. */
  key: string;
  label: string;
  /** Before the label, 20 px. */
  icon?: ReactNode;
  /** `danger` for irreversible actions. */
  tone?: 'danger';
  isDisabled?: boolean;
}

export interface MenuProps extends ButtonLook {
  /** Accessible name of the button and of the menu: "Account". */
  label: string;
  items: readonly MenuChoice[];
  onChoose: (key: string) => void;
  /** Content of the button. Default: the label and a chevron. */
  children?: ReactNode;
}

/**
 * A button that opens a list of actions. Arrows and first letters move, Escape closes.
 * `<Menu label="Account" items={items} onChoose={choose} />`
 */
export function Menu({ label, items, onChoose, children, tone = 'secondary', size }: MenuProps) {
  return (
    <MenuTrigger>
      <Button
        className={classNames(buttonClass({ tone, size }), styles.button)}
        aria-label={children === undefined ? undefined : label}
      >
        {children ?? (
          <>
            {label}
            <ChevronDownIcon className={styles.chevron} size={20} />
          </>
        )}
      </Button>
      <Popover className={classNames(popover.popover, styles.popover)}>
        <AriaMenu
          className={styles.menu}
          aria-label={label}
          onAction={(key) => onChoose(String(key))}
        >
          {items.map((item) => (
            <MenuItem
              key={item.key}
              id={item.key}
              className={classNames(styles.item, item.tone === 'danger' && styles.danger)}
              textValue={item.label}
              isDisabled={item.isDisabled ?? false}
            >
              {item.icon}
              {item.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
