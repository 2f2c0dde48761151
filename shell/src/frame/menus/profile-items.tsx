import { Link } from '@nukkad/platform';
import { LogOut } from 'lucide-react';
import type { RefCallback } from 'react';
import { moveAmongItems } from '../../common/menu-disclosure';
import { text } from '../site/frame.text';
import { useAccountName, useOwnWork } from './account.queries';
import { profileEntries } from './profile-entries';
import styles from './profile-items.module.css';
import { useLogout } from './use-logout';

interface Props {
  /** Ref of the list, for focus management. */
  items: RefCallback<HTMLElement>;
  id: string;
}

export function ProfileItems({ items, id }: Props) {
  const { logout, question } = useLogout();
  const entries = profileEntries(useOwnWork());
  return (
    <div className={styles.panel}>
      <AccountName />
      <div
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={text.profile}
        className={styles.menu}
        ref={items}
        onKeyDown={moveAmongItems}
      >
        {entries.map(({ label, to, icon: Icon }) => (
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
      {question}
    </div>
  );
}

/** Fixed height, so that the menu does not move under the pointer when the name arrives. */
export function AccountName() {
  const name = useAccountName();
  return (
    <p className={styles.who}>
      {name !== null && (
        <>
          {text.loggedInAs} <strong className={styles.name}>{name}</strong>
        </>
      )}
    </p>
  );
}
