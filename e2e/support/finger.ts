import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** One finger on a touch page, through the browser's own gesture recognition. */
export async function fingerOn(page: Page) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at: Point) => touch('touchStart', [at]),
    /** In small steps, as a real finger moves. */
    async move(from: Point, to: Point) {
      const steps = 8;
      for (let step = 1; step <= steps; step += 1) {
        const at = (a: number, b: number) => a + ((b - a) * step) / steps;
        await touch('touchMove', [{ x: at(from.x, to.x), y: at(from.y, to.y) }]);
      }
    },
    up: () => touch('touchEnd', []),
  };
}
