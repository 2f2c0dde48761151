import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Chromium's own virtual time: timers, dates and time-outs of a page. */
export interface VirtualTime {
  /**
   * Lets so many milliseconds pass for the page, as fast as it can; then its time stands still.
   * Between steps shorter than a second it has been seen to stand still for good.
   */
  advance(ms: number): Promise<void>;
  /** From now on the page's time passes as ours does. Returns how to make it stand still. */
  keepPace(): () => void;
}

const PACE = 1_000;

export async function virtualTime(page: Page): Promise<VirtualTime> {
  const chromium = await page.context().newCDPSession(page);
  async function advance(ms: number) {
    const over = new Promise<void>((resolve) => {
      chromium.once('Emulation.virtualTimeBudgetExpired', () => resolve());
    });
    await chromium.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: ms });
    await over;
  }
  return {
    advance,
    keepPace() {
      let isOver = false;
      const pass = async () => {
        while (!isOver && !page.isClosed()) {
          await advance(PACE);
          await wait(PACE);
        }
      };
      // The page may close in the middle of a step.
      pass().catch(() => {});
      return () => {
        isOver = true;
      };
    },
  };
}
