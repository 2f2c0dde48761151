import { CircleUserRound } from 'lucide-react';
import { useId } from 'react';
import { useMenuDisclosure } from '../../common/menu-disclosure';
import { LazyFramePart, preloadFrameParts } from '../menus/lazy-frame-part';
import { text } from '../site/frame.text';
import styles from './profile-menu.module.css';

/** Profile icon and menu of a signed-in user. */
export function ProfileMenu() {
  const { isOpen, toggle, openAt, area, onButtonKey, items } = useMenuDisclosure<HTMLDivElement>();
  const id = useId();
  return (
    <div className={styles.area} ref={area}>
      <button
        type="button"
        className={styles.button}
        aria-label={text.profile}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={preloadFrameParts}
        onFocus={preloadFrameParts}
        onClick={() => (isOpen ? toggle() : openAt('first'))}
        onKeyDown={onButtonKey}
      >
        <CircleUserRound aria-hidden />
      </button>
      {isOpen && (
        <LazyFramePart>{(parts) => <parts.ProfileItems items={items} id={id} />}</LazyFramePart>
      )}
    </div>
  );
}
