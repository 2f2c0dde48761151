/** What the setup tells the workers. */
interface Places {
  /** Origin of the product that journeys share; nobody may damage it. */
  origin: string;
  /** Data folder that products of one's own start from. */
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
