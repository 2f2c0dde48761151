import type { Page } from '@playwright/test';
import { expect } from './test';

/** What React keeps of a root: whether it has taken over the HTML that was there. */
interface RootFiber {
  stateNode: { current: { child: unknown; memoizedState: { isDehydrated: boolean } } };
}

/** React has taken over the page: it answers, and moves within the document. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isHydrated), { intervals: [20, 50, 100] }).toBe(true);
}

function isHydrated(): boolean {
  const root = document.getElementById('root') ?? {};
  const [, fiber] = Object.entries(root).find(([key]) => key.startsWith('__reactContainer')) ?? [];
  const { current } = (fiber as RootFiber | undefined)?.stateNode ?? {};
  return current != null && current.child !== null && !current.memoizedState.isDehydrated;
}
