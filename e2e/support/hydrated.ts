import { expect, type Page } from '@playwright/test';

/** What React keeps of a part of a page. */
interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  /** Of a root, and of a boundary whose HTML waits for its code or its turn. */
  memoizedState: { isDehydrated?: boolean; dehydrated?: Comment | null } | null;
}

/** React has taken over the page, each part: it answers, and moves within the document. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isHydrated), { intervals: [20, 50, 100] }).toBe(true);
}

/** Milliseconds after which a page is taken as it is: without script, or with what fails. */
const PATIENCE = 5_000;

/**
 * Has navigations of a journey end when the page answers, as they do for a visitor who looks first.
 * Those who are earlier say `waitUntil`, and are seen in `rendered-ahead.spec.ts`.
 */
export function arriveHydrated(page: Page): void {
  const hydrated = () =>
    page.waitForFunction(isHydrated, undefined, { polling: 50, timeout: PATIENCE }).catch(() => {});
  const { goto, reload } = page;
  page.goto = async (address, options) => {
    const answer = await goto.call(page, address, options);
    if (!options?.waitUntil) await hydrated();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload.call(page, options);
    if (!options?.waitUntil) await hydrated();
    return answer;
  };
}

function isHydrated(): boolean {
  const root = document.getElementById('root') ?? {};
  const [, host] = Object.entries(root).find(([key]) => key.startsWith('__reactContainer')) ?? [];
  const rootFiber = (host as { stateNode: { current: Fiber } } | undefined)?.stateNode.current;
  if (!rootFiber?.child || rootFiber.memoizedState?.isDehydrated) return false;
  const waiting = [rootFiber.child];
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    if (fiber.memoizedState?.dehydrated) return false;
    if (fiber.child) waiting.push(fiber.child);
    if (fiber.sibling) waiting.push(fiber.sibling);
  }
  return true;
}
