import type { Browser } from '@playwright/test';
import type { Installation, Settings } from './installation';
import type { Say } from './test';

/** What an attack has at hand. */
export interface Replay {
  on: Installation;
  say: Say;
  browser: Browser;
}

/** An attack that once did harm. Its replay fails where it does again. */
export interface Attack {
  /** In the list of holes. */
  row: number;
  name: string;
  /** Why it is not replayed under some settings. */
  not?: Partial<Record<Settings, string>>;
  replay(at: Replay): Promise<void>;
}
