import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Chromium's virtual time: a page's timers, dates and time-outs. */
export interface VirtualTime {
  /**
   * Advances the page by `ms` milliseconds as fast as possible; then its time stops. With steps
   * shorter than a second Chromium may stop for good.
   */
  advance(ms: number): Promise<void>;
  /** Lets the page's time run at normal speed. Returns a function that stops it. */
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
      // The page may close during a step.
      pass().catch(() => {});
      return () => {
        isOver = true;
      };
    },
  };
}
