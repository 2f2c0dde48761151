import { Link } from '@nukkad/platform';
import { CircleUserRound, LogOut } from 'lucide-react';
import { useId } from 'react';
import { moveAmongItems, useDisclosure } from './disclosure';
import { useLogout } from './frame.data';
import { text } from './frame.text';
import { profileEntries } from './profile-entries';
import styles from './profile-menu.module.css';

/** The profile icon of a logged-in person, and what is behind it. */
export function ProfileMenu() {
  const { isOpen, toggle, openAt, area, onButtonKey, items } = useDisclosure<HTMLDivElement>();
  const logout = useLogout();
  const id = useId();
  return (
    <div className={styles.area} ref={area}>
      <button
        type="button"
        className={styles.button}
        aria-label={text.profile}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? toggle() : openAt('first'))}
        onKeyDown={onButtonKey}
      >
        <CircleUserRound aria-hidden />
      </button>
      {isOpen && (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={text.profile}
          className={styles.menu}
          ref={items}
          onKeyDown={moveAmongItems}
        >
          {profileEntries.map(({ label, to, icon: Icon }) => (
            <Link key={to} to={to} role="menuitem" tabIndex={-1} className={styles.item}>
              <Icon aria-hidden size={20} />
              {label}
            </Link>
          ))}
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            onClick={logout}
          >
            <LogOut aria-hidden size={20} />
            {text.logout}
          </button>
        </div>
      )}
    </div>
  );
}
