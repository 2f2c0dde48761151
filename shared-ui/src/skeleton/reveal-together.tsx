import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './reveal-together.module.css';

type Hold = (step: 1 | -1) => void;

const HoldContext = createContext<Hold | null>(null);

export interface RevealTogetherProps {
  /** Placeholder for the whole until it is shown; it should announce what loads. */
  waiting: ReactNode;
  /** Shown after this many milliseconds at the latest, whatever is still loading. */
  latestMs: number;
  children: ReactNode;
}

/**
 * Reveals independently loading parts together, once none holds any more (`useRevealHold`), so that
 * a late part moves nothing. Once shown they stay shown.
 * `<RevealTogether waiting={<Loading label="Loading numbers">…</Loading>} latestMs={8000}>…`
 */
export function RevealTogether({ waiting, latestMs, children }: RevealTogetherProps) {
  const holding = useRef(0);
  const [held, setHeld] = useState(0);
  const [isShown, setShown] = useState(false);
  const [hold] = useState(() => (step: 1 | -1) => {
    holding.current += step;
    setHeld(holding.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: re-run when a hold begins or ends
  useEffect(() => {
    if (holding.current === 0) setShown(true);
  }, [held]);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), latestMs);
    return () => clearTimeout(timer);
  }, [latestMs]);
  return (
    <HoldContext value={hold}>
      <div className={styles.place}>
        {!isShown && <div className={styles.waiting}>{waiting}</div>}
        <div className={isShown ? styles.parts : styles.hidden}>{children}</div>
      </div>
    </HoldContext>
  );
}

/**
 * Delays the surrounding `RevealTogether` while `isHeld`; without one it does nothing.
 *
 * @example useRevealHold(loaded.state === 'loading');
 */
export function useRevealHold(isHeld: boolean): void {
  const hold = useContext(HoldContext);
  useLayoutEffect(() => {
    if (!isHeld || !hold) return;
    hold(1);
    return () => hold(-1);
  }, [isHeld, hold]);
}
