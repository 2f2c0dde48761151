import { Link, useLocation, useSession } from '@nukkad/platform';
import { linkClass, Notice } from '@nukkad/shared-ui';
import { text } from './listing.text';

/** Tells a visitor that what is liked stays on this device, and the way to keep it. */
export function LikedHere() {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const { pathname, search } = useLocation();
  if (isLoggedIn) return null;
  return (
    <Notice title={text.likedHere}>
      <Link className={linkClass()} to="/login" state={{ from: pathname + search }}>
        {text.likedLogin}
      </Link>{' '}
      {text.likedLoginWhy}
    </Notice>
  );
}
