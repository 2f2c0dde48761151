import { Link, useLocation, useSession } from '@nukkad/platform';
import { linkClass, Notice } from '@nukkad/shared-ui';
import { text } from './liked-here.text';

/** Tells visitors that favourites stay on this device, with a link to keep them. */
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
