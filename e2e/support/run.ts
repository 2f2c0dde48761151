/** Passed from the global setup to the workers. */
interface Places {
  /** Origin of the shared product, which journeys must not damage. */
  origin: string;
  /** Data folder template for a journey's own product. */
  template: string;
}

const ORIGIN = 'NUKKAD_E2E_ORIGIN';
const TEMPLATE = 'NUKKAD_E2E_TEMPLATE';

export const places = {
  set({ origin, template }: Places): void {
    process.env[ORIGIN] = origin;
    process.env[TEMPLATE] = template;
  },
  get(): Places {
    const { [ORIGIN]: origin, [TEMPLATE]: template } = process.env;
    if (!origin || !template) throw new Error('The setup has not run: start through Playwright.');
    return { origin, template };
  },
};
