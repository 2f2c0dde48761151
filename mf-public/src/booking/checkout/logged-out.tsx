import { Link, useLocation } from '@nukkad/platform';
import { Button, buttonClass, EmptyState } from '@nukkad/shared-ui';
import { text } from '../book.text';

/** The user signed out, here or in another tab: hide their data. */
export function LoggedOut({ onGuest }: { onGuest: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <EmptyState title={text.loggedOut} why={text.loggedOutWhy}>
        <Link className={buttonClass()} to="/login" state={{ from: pathname + search }}>
          {text.loginAgain}
        </Link>
        <Button tone="ghost" onClick={onGuest}>
          {text.asGuest}
        </Button>
      </EmptyState>
    </div>
  );
}
