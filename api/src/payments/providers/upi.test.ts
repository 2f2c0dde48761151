import assert from 'node:assert/strict';
import { test } from 'node:test';
import { upiLink, upiProvider } from './upi';

const settings = { vpa: 'nukkad@okbank', name: 'Nukkad Services & Co' };

const links: [amount: number, note: string, link: string][] = [
  [50_000, 'Lessons on Nukkad', 'am=500.00&cu=INR&tn=Lessons%20on%20Nukkad'],
  [1, 'a+b', 'am=0.01&cu=INR&tn=a%2Bb'],
  [123_456_789, 'दान', 'am=1234567.89&cu=INR&tn=%E0%A4%A6%E0%A4%BE%E0%A4%A8'],
];
for (const [amount, note, rest] of links) {
  test(`${amount} paise for “${note}” as a link`, () => {
    const link = upiLink(settings, { ref: 'NK01', amount, currency: 'INR', note });
    const start = 'upi://pay?pa=nukkad@okbank&pn=Nukkad%20Services%20%26%20Co&tr=NK01&';
    assert.equal(link, start + rest);
  });
}

test('the reference fits into the 35 characters of the specification', () => {
  const ref = upiProvider(settings).refOf({ id: '0193a0b2-7c1d-7e4f-8a9b-0123456789ab' });
  assert.equal(ref, 'NK0193a0b27c1d7e4f8a9b0123456789ab');
  assert.ok(ref.length <= 35);
});

test('an order is a link and the same as a QR code, drawn in a square with its margin', async () => {
  const { checkout } = await upiProvider(settings).createOrder({
    ...{ ref: 'NK01', amount: 50_000, currency: 'INR', description: 'Lessons' },
    expiresAt: new Date(),
  });
  assert.ok(checkout.kind === 'upi');
  assert.match(checkout.qr.path, /^(?:M\d+ \d+h\d+v1h-\d+z)+$/);
  const corners = [...checkout.qr.path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, run]) => [
    Number(x) + Number(run),
    Number(y) + 1,
  ]);
  for (const [right = 0, bottom = 0] of corners) {
    assert.ok(right <= checkout.qr.size - 4 && bottom <= checkout.qr.size - 4);
  }
});

test('nobody but an operator says that a transfer arrived', async () => {
  const upi = upiProvider(settings);
  assert.equal(upi.readWebhook({}, Buffer.from('{}')), 'forged');
  assert.deepEqual(await upi.lookUp({ ref: 'NK01', orderRef: 'NK01', transaction: null }), []);
  assert.equal(upi.isPrompt, false);
});
