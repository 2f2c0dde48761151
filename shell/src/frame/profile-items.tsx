import { Link } from '@nukkad/platform';
import { LogOut } from 'lucide-react';
import type { RefCallback } from 'react';
import { moveAmongItems } from './disclosure';
import { useLogout } from './frame.data';
import { text } from './frame.text';
import { profileEntries } from './profile-entries';
import styles from './profile-items.module.css';

interface Props {
  /** Gives the list to who moves focus into it. */
  items: RefCallback<HTMLElement>;
  id: string;
}

/** The menu behind the profile icon. */
export function ProfileItems({ items, id }: Props) {
  const logout = useLogout();
  return (
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
      <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={logout}>
        <LogOut aria-hidden size={20} />
        {text.logout}
      </button>
    </div>
  );
}
