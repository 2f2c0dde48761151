import { Link, NavLink, useSession } from '@nukkad/platform';
import { buttonClass, classNames } from '@nukkad/shared-ui';
import { ChevronDown, LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Modal } from '../../common/modal';
import { LanguageSwitch } from '../../language/language-switch';
import { ThemeSwitch } from '../../theme/theme-switch';
import { useHome } from '../site/frame.queries';
import { text } from '../site/frame.text';
import { useOwnWork } from './account.queries';
import { CategoryLinks } from './categories-menu';
import styles from './mobile-menu-dialog.module.css';
import { profileEntries } from './profile-entries';
import { AccountName } from './profile-items';
import { useLogout } from './use-logout';

const WIDE = '(min-width: 64rem)';

interface Props {
  /** Control for the search location. */
  locality: ReactNode;
  onClose: () => void;
}

/** All items of the header in a dialog. */
export function MobileMenuDialog({ locality, onClose }: Props) {
  // A rotated tablet may be wide enough for the header itself.
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);

  return (
    <Modal title={text.menu} place="side" onClose={onClose}>
      <div className={styles.menu}>
        {locality}
        <Places />
        <Account />
        <div className={styles.foot}>
          <p className={styles.title}>{text.appearance}</p>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </Modal>
  );
}

function Places() {
  const home = useHome();
  const isLoggedIn = useSession((state) => state.isLoggedIn);
  const [showsCategories, setShowsCategories] = useState(false);
  const id = useId();
  return (
    <nav aria-label={text.mainNavigation}>
      <NavLink to={home} end className={styles.item}>
        {text.home}
      </NavLink>
      <button
        type="button"
        className={classNames(styles.item, styles.fold)}
        aria-expanded={showsCategories}
        aria-controls={id}
        onClick={() => setShowsCategories(!showsCategories)}
      >
        {text.categories}
        <ChevronDown aria-hidden size={20} className={styles.chevron} />
      </button>
      <div id={id} className={styles.categories} hidden={!showsCategories}>
        {showsCategories && <CategoryLinks />}
      </div>
      <NavLink to="/start-fundraising" className={styles.item}>
        {text.raiseFunds}
      </NavLink>
      <NavLink to="/investors" className={styles.item}>
        {text.investors}
      </NavLink>
      {!isLoggedIn && (
        <NavLink to="/list-yourself" className={styles.item}>
          {text.listYourself}
        </NavLink>
      )}
    </nav>
  );
}

function Account() {
  const isLoggedIn = useSession((state) => state.isLoggedIn);
  return (
    <>
      {isLoggedIn && <OwnPlaces />}
      <div className={styles.actions}>
        {!isLoggedIn && (
          <Link to="/login" className={buttonClass({ tone: 'secondary' })}>
            {text.login}
          </Link>
        )}
        <Link to="/donate" className={buttonClass({ tone: 'primary' })}>
          {text.donate}
        </Link>
      </div>
    </>
  );
}

/** Separate component, because it requests the account from the API. */
function OwnPlaces() {
  const { logout, question } = useLogout();
  const entries = profileEntries(useOwnWork());
  return (
    <nav aria-label={text.account} className={styles.group}>
      <AccountName />
      {entries.map(({ label, to, icon: Icon }) => (
        <Link key={to} to={to} className={styles.item}>
          <Icon aria-hidden size={20} />
          {label}
        </Link>
      ))}
      <button type="button" className={styles.item} onClick={logout}>
        <LogOut aria-hidden size={20} />
        {text.logout}
      </button>
      {question}
    </nav>
  );
}
