import { Link, useLocation, useSession } from '@nukkad/platform';
import { linkClass, Notice } from '@nukkad/shared-ui';
import { text } from './liked-here.text';

/** Tells a visitor that what is liked stays on this device, and the way to keep it. */
export function LikedHere() {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const { pathname, search } = useLocation();
  if (isLoggedIn) return null;
  return (
    <Notice title={text.title}>
      <Link className={linkClass()} to="/login" state={{ from: pathname + search }}>
        {text.login}
      </Link>{' '}
      {text.why}
    </Notice>
  );
}
