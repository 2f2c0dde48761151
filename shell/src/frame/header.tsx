import { Link, NavLink, useSession } from '@nukkad/platform';
import { buttonClass } from '@nukkad/shared-ui';
import { CircleUserRound, Menu, X } from 'lucide-react';
import { CategoriesMenu } from './categories-menu';
import { useDisclosure } from './disclosure';
import { useHome } from './frame.data';
import { text } from './frame.text';
import styles from './header.module.css';
import { Wordmark } from './wordmark';

export function Header() {
  const home = useHome();
  const menu = useDisclosure<HTMLElement>();
  return (
    <header className={styles.header} ref={menu.area}>
      <div className={styles.bar}>
        <Link to={home} className={styles.logo} aria-label={text.product}>
          <Wordmark />
        </Link>
        <button
          type="button"
          className={styles.menuButton}
          aria-expanded={menu.isOpen}
          aria-controls="site-menu"
          aria-label={menu.isOpen ? text.closeMenu : text.menu}
          onClick={menu.toggle}
        >
          {menu.isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
        </button>
        <div id="site-menu" className={styles.menu} data-open={menu.isOpen}>
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
      </div>
    </header>
  );
}

function Account() {
  const isLoggedIn = useSession((state) => state.isLoggedIn);
  if (!isLoggedIn) {
    return (
      <Link to="/login" className={buttonClass({ tone: 'secondary', size: 'small' })}>
        {text.login}
      </Link>
    );
  }
  return (
    <Link to="/profile" className={styles.profile} aria-label={text.profile}>
      <CircleUserRound aria-hidden />
    </Link>
  );
}
