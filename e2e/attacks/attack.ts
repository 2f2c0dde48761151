import type { Browser } from '@playwright/test';
import type { Installation, Settings } from './installation';
import type { Say } from './test';

/** Fixtures of an attack. */
export interface Replay {
  on: Installation;
  say: Say;
  browser: Browser;
}

/** An attack that once succeeded. Its replay fails if it succeeds again. */
export interface Attack {
  /** Row in the list of vulnerabilities. */
  row: number;
  name: string;
  /** Reason for skipping it under some settings. */
  not?: Partial<Record<Settings, string>>;
  replay(at: Replay): Promise<void>;
}
