import { type Collector, type SentSpan, startCollector } from '@nukkad/api/testing/collector';
import { type Product, startProduct } from '../support/product';
import { expectRenderingAhead } from '../support/rendered-ahead';
import { places } from '../support/run';
import { openPanel, what } from '../support/search-panel';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'default' });

test.describe('traces, as a collector gets them', { tag: '@nightly' }, () => {
  let product: Product;
  let collector: Collector;

  test.beforeAll(async () => {
    collector = await startCollector();
    const settings = async () => ({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '200',
    });
    product = await startProduct({ name: 'traces', template: places.get().template, settings });
    await expectRenderingAhead(product.origin);
  });
  test.afterAll(async () => {
    await product?.close();
    collector?.close();
  });

  /** The ways to all spans of a trace, once one of them is as expected. */
  async function tree(isOfIt: (span: SentSpan) => boolean, expected: RegExp): Promise<string[]> {
    const ways = () =>
      collector.spans.filter(isOfIt).map((span) => collector.pathTo(span).join(' > '));
    await expect.poll(() => ways().join('\n')).toMatch(expected);
    return ways();
  }

  test('a call of a page, its request and its statements are one tree', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: product.origin });
    await openPanel(page);
    const asking = page.waitForRequest(/\/api\/search\/suggest\?q=den/);
    await what(page).fill('dentist');
    const [, traceId, call] = ((await (await asking).headerValue('traceparent')) ?? '').split('-');
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    const route = 'GET /api/search/suggest';
    const ways = await tree((span) => span.traceId === traceId, new RegExp(`${route} > SELECT`));
    for (const way of ways) expect(way).toMatch(new RegExp(`^${call} > ${route}( > SELECT)?$`));
    await page.close();
  });

  test('a page rendered ahead is one with its rendering and what that read', async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: product.origin });
    const before = new Set(collector.spans);
    await page.goto('/doctors?spec=dentist');
    await expect(page.getByRole('main')).toContainText(/\d+ Dentists in /);
    const isNew = (span: SentSpan) => !before.has(span);
    const drawn =
      /^nothing > GET \S+ > render > draw mf-public > GET \/api\/\S+ByCategory > SELECT$/m;
    await tree(isNew, drawn);
    await page.close();
  });

  test('nothing of it says what was asked for', () => {
    expect(collector.bodies.join('')).not.toMatch(/spec=dentist|q=den/);
  });
});
