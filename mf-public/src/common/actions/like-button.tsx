import { favourites, toast, useFavourites, useSession } from '@nukkad/platform';
import { classNames, HeartIcon } from '@nukkad/shared-ui';
import * as text from '../common.text';
import styles from './actions.module.css';

interface Props {
  vendorId: string;
  name: string;
}

/** Favourite toggle: one store for all, so that cards and details pages always agree. */
export function LikeButton({ vendorId, name }: Props) {
  const isLiked = useFavourites((liked) => liked.includes(vendorId));
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const toggle = () => {
    const isNow = favourites.toggle(vendorId);
    const liked = isLoggedIn ? text.likedHere(name) : text.liked(name);
    const { pathname, search } = window.location;
    const login = { label: text.login, to: '/login', state: { from: pathname + search } };
    toast({
      text: isNow ? liked : text.unliked(name),
      undo: () => favourites.toggle(vendorId),
      ...(isNow && !isLoggedIn && { link: login }),
    });
  };
  return (
    <button
      type="button"
      className={classNames(styles.like, 'nk-needs-script')}
      aria-pressed={isLiked}
      aria-label={text.like(name)}
      onClick={toggle}
    >
      <HeartIcon size={20} />
    </button>
  );
}
