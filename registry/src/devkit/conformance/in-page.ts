/** Functions sent to the page as text: each must be self-contained. */

/** True when a heading of the screen is visible. */
export function isDrawn(): boolean {
  const isOfTheScreen = (one: Element) => !one.closest('header, footer') && one.checkVisibility();
  return [...document.querySelectorAll('h1, h2')].some(isOfTheScreen);
}

/** The code of an error card in the page, if any. */
export function errorCode(): string | undefined {
  return /\bMF-[A-Z]+\b/.exec(document.body.textContent ?? '')?.[0];
}

/** Mounts and unmounts the screen this many times. */
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

/** Rules of the part's stylesheets outside the layers it may use. */
export function looseRules({ base, layers }: { base: string; layers: string[] }): string[] {
  const own = [...document.styleSheets].filter(({ href }) => href?.includes(base));
  return own.flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => !(rule instanceof CSSLayerBlockRule && layers.includes(rule.name)))
      .map((rule) => rule.cssText.slice(0, 60)),
  );
}
