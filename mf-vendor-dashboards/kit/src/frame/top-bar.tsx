import { Link } from '@nukkad/platform';
import { Avatar, MenuIcon } from '@nukkad/shared-ui';
import { type SearchPlaces, useDashboard } from '../common/dashboard';
import styles from './frame.module.css';
import { text } from './frame.text';
import { Logout } from './logout';
import { SIDE_MENU } from './menu';
import { Bell } from './notifications/bell.container';
import { PracticeSearch } from './search/search.container';

interface Props {
  search: SearchPlaces;
  isNarrow: boolean;
  onNarrow: (isNarrow: boolean) => void;
}

/** Bar above every page: home, search, notifications and logout. */
export function TopBar({ search, isNarrow, onNarrow }: Props) {
  const { name, isDemonstration } = useDashboard();
  return (
    <header className={styles.header}>
      <button
        type="button"
        className={styles.hamburger}
        aria-label={isNarrow ? text.wide : text.narrow}
        aria-expanded={!isNarrow}
        aria-controls={SIDE_MENU}
        onClick={() => onNarrow(!isNarrow)}
      >
        <MenuIcon size={24} />
      </button>
      <Link to="/homepage" className={styles.logo}>
        {text.product}
      </Link>
      {Object.keys(search).length > 0 && (
        <div className={styles.search}>
          <PracticeSearch places={search} />
        </div>
      )}
      <div className={styles.who}>
        <Bell />
        {!isDemonstration && (
          <>
            <span className={styles.name} title={text.signedIn(name)}>
              <Avatar name={name} size="small" />
              <span className={styles.nameWords}>{name}</span>
            </span>
            <Logout />
          </>
        )}
      </div>
    </header>
  );
}
