import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Product, startProduct } from '../support/product';
import { places } from '../support/run';
import { signInAs } from '../support/session';
import { expect, test } from '../support/test';

let bank: Server;
let product: Product;

// A provider that takes accounts and could ask no bank: operators verify them.
test.beforeAll(async () => {
  bank = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id: 'journey_1', status: 'failed', items: [] }));
  });
  await new Promise<void>((started) => bank.listen(0, '127.0.0.1', started));
  const { port } = bank.address() as AddressInfo;
  product = await startProduct({
    ...{ name: 'payout-account', template: places.get().template },
    settings: async () => ({
      ...{ RAZORPAY_URL: `http://127.0.0.1:${port}`, RAZORPAYX_KEY_ID: 'rzp_journey' },
      ...{ RAZORPAYX_KEY_SECRET: 'a secret of this journey', RAZORPAYX_ACCOUNT_NUMBER: '7878780' },
      RAZORPAYX_WEBHOOK_SECRET: 'another secret of this journey',
    }),
  });
});
test.afterAll(async () => {
  await product?.close();
  bank.closeAllConnections();
  bank.close();
});

test('a professional gives a bank account, and an operator verifies it', {
  tag: '@nightly',
}, async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, 'doctor', product.origin);
  await page.goto(`${product.origin}/doctor-dashboard/payments`);
  const account = page.getByRole('region', { name: 'Where payouts go' });
  await account.getByRole('button', { name: /^(?:Give an|Change) account$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Account for payouts' });
  await dialog.getByRole('textbox', { name: /^Name of the holder/ }).fill('Ananya Hegde');
  await dialog.getByRole('textbox', { name: /^Account number/ }).fill('5010 0123 4567 89');
  await dialog.getByRole('textbox', { name: /^IFSC/ }).fill('hdfc0000123');
  await dialog.getByRole('button', { name: 'Save account' }).click();
  await expect(dialog).toBeHidden();
  await expect(account.getByText(/6789/)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(account.getByText('Being verified by us')).toBeVisible({ timeout: 5_000 });
  }).toPass();

  const desk = await (await browser.newContext()).newPage();
  await signInAs(desk, 'operator', product.origin);
  await desk.goto(`${product.origin}/operator-dashboard/payments`);
  const main = desk.getByRole('main');
  await main.getByRole('link', { name: /^Account for payouts: / }).click();
  await expect(main.getByText(/Account number: 50100123456789/)).toBeVisible();
  await main.getByRole('button', { name: 'Confirm', exact: true }).click();
  await main
    .getByRole('textbox', { name: /^Reference of the bank/ })
    .fill('A cancelled cheque, seen on paper.');
  await main.getByRole('button', { name: 'Confirm', exact: true }).last().click();
  await expect(main.getByText(/Account number: 50100123456789/)).toBeHidden();
  await desk.context().close();

  await page.reload();
  await expect(account.getByText(/Verified\. Used from /)).toBeVisible();
});
