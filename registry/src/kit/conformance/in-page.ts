/** What runs in the page by its text alone: each function stands by itself. */

/** True when a heading of the screen is to be seen. */
export function isDrawn(): boolean {
  const isOfTheScreen = (one: Element) => !one.closest('header, footer') && one.checkVisibility();
  return [...document.querySelectorAll('h1, h2')].some(isOfTheScreen);
}

/** The error card's code, if one stands in the page. */
export function errorCode(): string | undefined {
  return /\bMF-[A-Z]+\b/.exec(document.body.textContent ?? '')?.[0];
}

/** Comes and goes, so many times. */
export async function mountOften({
  there,
  away,
  mounts,
}: {
  there: string;
  away: string;
  mounts: number;
}): Promise<void> {
  const { wait } = window.nukkadWatch;
  const go = (address: string) => {
    const key = Math.random().toString(36).slice(2);
    history.pushState({ usr: null, key, idx: history.length }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
  const drawn = () =>
    [...document.querySelectorAll('h1, h2')].some((one) => !one.closest('header, footer'));
  const until = async (holds: () => boolean) => {
    for (let turn = 0; turn < 500 && !holds(); turn += 1) await wait(10);
  };
  for (let mount = 0; mount < mounts; mount += 1) {
    go(there);
    await until(drawn);
    await wait(20);
    go(away);
    await until(() => !drawn());
  }
}

/** Rules of the part's sheets that stand in none of the layers it may write into. */
export function looseRules({ base, layers }: { base: string; layers: string[] }): string[] {
  const own = [...document.styleSheets].filter(({ href }) => href?.includes(base));
  return own.flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => !(rule instanceof CSSLayerBlockRule && layers.includes(rule.name)))
      .map((rule) => rule.cssText.slice(0, 60)),
  );
}
