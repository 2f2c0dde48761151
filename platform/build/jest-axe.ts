import type axe from 'axe-core';

/** Accessibility target: WCAG 2.2, levels A and AA. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let configured: typeof axe | undefined;

/** Loaded lazily: half a megabyte, which most tests do not need. */
async function loadAxe(): Promise<typeof axe> {
  if (configured) return configured;
  const { default: loaded } = await import('axe-core');
  // axe detects icon ligatures with a canvas, which jsdom lacks: treat all text as text.
  loaded.configure({
    checks: [{ id: 'label-content-name-mismatch', options: { occurrenceThreshold: 0 } }],
  });
  configured = loaded;
  return loaded;
}

expect.extend({
  async toBeAccessible(element: Element) {
    const loaded = await loadAxe();
    const { getConfig } = await import('@testing-library/react');
    const drawing = jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ canvas: {} } as unknown as CanvasRenderingContext2D);
    const run = () =>
      loaded.run(element, {
        runOnly: STANDARD,
        rules: { 'color-contrast': { enabled: false } },
        // Tests read only violations, and only the markup of their nodes.
        resultTypes: ['violations'],
        selectors: false,
      });
    // As in `waitFor`: what arrives meanwhile is drawn without a complaint of React.
    const { violations } = await getConfig()
      .asyncWrapper(run)
      .finally(() => drawing.mockRestore());
    return {
      pass: violations.length === 0,
      message: () => violations.map(described).join('\n\n'),
    };
  },
});

function described({ id, help, nodes }: axe.Result): string {
  return [`${id}: ${help}`, ...nodes.map(({ html }) => `  ${html}`)].join('\n');
}
