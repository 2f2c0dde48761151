import { Link, NavLink, useSession } from '@nukkad/platform';
import { buttonClass } from '@nukkad/shared-ui';
import { CategoriesMenu } from '../menus/categories-menu';
import { useHome, useInstallationPlace } from '../site/frame.queries';
import { text } from '../site/frame.text';
import { Wordmark } from '../site/wordmark';
import styles from './header.module.css';
import { LazyBell } from './lazy-bell';
import { LocalityPill, LocalityStatus } from './locality-pill';
import { MobileMenu } from './mobile-menu';
import { ProfileMenu } from './profile-menu';

export function Header() {
  const home = useHome();
  const isLoggedIn = useSession((state) => state.isLoggedIn);
  useInstallationPlace();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={home} className={styles.logo} aria-label={text.product}>
          <Wordmark />
        </Link>
        <LocalityPill />
        <div className={styles.wide}>
          <nav aria-label={text.mainNavigation} className={styles.links}>
            <NavLink to={home} end className={styles.link}>
              {text.home}
            </NavLink>
            <CategoriesMenu />
            <NavLink to="/start-fundraising" className={styles.link}>
              {text.raiseFunds}
            </NavLink>
            <NavLink to="/investors" className={styles.link}>
              {text.investors}
            </NavLink>
          </nav>
          <div className={styles.actions}>
            <Account />
            <Link to="/donate" className={buttonClass({ tone: 'primary', size: 'small' })}>
              {text.donate}
            </Link>
          </div>
        </div>
        {isLoggedIn && <LazyBell />}
        <MobileMenu />
        <LocalityStatus />
      </div>
    </header>
  );
}

function Account() {
  const isLoggedIn = useSession((state) => state.isLoggedIn);
  if (isLoggedIn) return <ProfileMenu />;
  return (
    <Link to="/login" className={buttonClass({ tone: 'secondary', size: 'small' })}>
      {text.login}
    </Link>
  );
}
