import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import styles from './settings.module.css';
import { text } from './settings.text';

interface Target {
  id: string;
  title: string;
}

type Register = (target: Target) => () => void;

const RegisterContext = createContext<Register | null>(null);

/** Links to each part below; hidden for a single part. */
export function JumpLinks({ children }: { children: ReactNode }) {
  const [targets, setTargets] = useState<readonly Target[]>([]);
  const [register] = useState<Register>(() => (target: Target) => {
    setTargets((before) => [...before, target]);
    return () => setTargets((before) => before.filter(({ id }) => id !== target.id));
  });
  return (
    <RegisterContext value={register}>
      {targets.length > 1 && (
        <nav aria-label={text.jump}>
          <ul className={styles.jumps}>
            {targets.map(({ id, title }) => (
              <li key={id}>
                <a className={styles.jump} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </RegisterContext>
  );
}

/** Element id that a jump link targets: `settings-booking-policy`. */
export function useJumpTarget(title: string): string {
  const register = useContext(RegisterContext);
  const id = `settings-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  useLayoutEffect(() => register?.({ id, title }), [register, id, title]);
  return id;
}
