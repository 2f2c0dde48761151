import { randomUUID } from 'node:crypto';
import type { LessonPackage, PackagePurchase } from '@nukkad/platform/contract';
import type { APIRequestContext } from '@playwright/test';
import type { Product } from './product';
import { beginSession } from './session';
import { expect } from './test';

/** The demo user orders lessons of the teacher: no money moves before the payment. */
export async function sellLessons(
  request: APIRequestContext,
  { origin }: Pick<Product, 'origin'>,
): Promise<void> {
  const { vendorId } = await beginSession(request, 'teacher', origin);
  const { token } = await beginSession(request, 'user', origin);
  const offered = await request.get(`${origin}/api/vendors/${vendorId}/packages`);
  const packages: LessonPackage[] = await offered.json();
  // A free trial lesson is booked, not bought.
  const sold = packages.find(({ fee }) => fee.amount > 0);
  const bought = await request.post(`${origin}/api/packages/${sold?._id}/purchase`, {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: { payingBy: 'online' },
  });
  expect(bought.status(), await bought.text()).toBe(201);
  const { payment }: PackagePurchase = await bought.json();
  const paid = await request.post(`${origin}/api/payments/${payment._id}/test`, {
    headers: { authorization: `Bearer ${token}` },
    data: { outcome: 'success' },
  });
  expect(paid.status(), await paid.text()).toBe(200);
}
