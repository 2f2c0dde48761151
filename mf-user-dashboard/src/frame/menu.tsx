import { Link } from '@nukkad/platform';
import { buttonClass, ChevronDownIcon, classNames } from '@nukkad/shared-ui';
import { useId, useState } from 'react';
import { type SectionName, sectionAddress } from '../common/section-address';
import { entryOf, menu } from './frame.model';
import styles from './frame.module.css';
import { text } from './frame.text';
import type { Way } from './rooms';

interface Props {
  current: SectionName;
  onLeave: (way: Way) => void;
}

/** Sections and account exits: beside the page, or behind a button on narrow screens. */
export function Menu({ current, onLeave }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const leave = (way: Way) => {
    setOpen(false);
    onLeave(way);
  };
  return (
    <nav className={styles.menu} aria-label={text.menu}>
      <button
        type="button"
        className={classNames(buttonClass({ tone: 'secondary' }), styles.toggle)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {text.toggle(text.sections[current])}
        <ChevronDownIcon className={styles.chevron} size={20} />
      </button>
      <div id={id} className={styles.entries} data-open={isOpen || undefined}>
        {menu.map(({ group, entries }) => (
          <Group key={group} name={group} id={`${id}-${group}`}>
            {entries.map((section) => (
              <li key={section}>
                <Link
                  className={styles.entry}
                  to={sectionAddress(section)}
                  aria-current={section === entryOf(current) ? 'page' : undefined}
                  onClick={() => setOpen(false)}
                >
                  {text.sections[section]}
                </Link>
              </li>
            ))}
          </Group>
        ))}
        <ul className={styles.group}>
          <li>
            <button type="button" className={styles.entry} onClick={() => leave('logout')}>
              {text.logout}
            </button>
          </li>
          <li>
            <button
              type="button"
              className={classNames(styles.entry, styles.danger)}
              onClick={() => leave('delete')}
            >
              {text.remove}
            </button>
          </li>
        </ul>
      </div>
    </nav>
  );
}

interface GroupProps {
  name: 'account' | 'other' | null;
  id: string;
  children: React.ReactNode;
}

function Group({ name, id, children }: GroupProps) {
  if (name === null) return <ul className={styles.group}>{children}</ul>;
  return (
    <div className={styles.group}>
      <p id={id} className={styles.title}>
        {text.groups[name]}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}
