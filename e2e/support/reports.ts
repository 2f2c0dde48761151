import type { Page } from '@playwright/test';

/** Codes and messages of the failures this page reports; call before opening it. */
export async function reportsOf(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeBinding('nukkadReport', (_source, body: string) => {
    const { code, message } = JSON.parse(body) as { code: string; message: string };
    reports.push(`${code}: ${message}`);
  });
  // Playwright cannot read the body of a streamed request, so it is recorded in the page.
  await page.addInitScript(() => {
    const { fetch: send } = window;
    const { nukkadReport } = window as unknown as Record<string, (body: string) => void>;
    window.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!address.endsWith('/api/client-errors')) return send(input, init);
      const request = new Request(input, init);
      nukkadReport?.(await request.clone().text());
      return send(request);
    };
  });
  return reports;
}
