import { type CallName, endpoints } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import type { TestApp } from '../app/app';
import { type SignedIn, signedIn } from '../app/signed-in';
import { demoVendor } from '../fixtures/people';

/** A valid request of a call about payments or packages; undefined for any other call. */
export async function moneyExample(
  running: TestApp,
  name: CallName,
): Promise<InjectOptions | undefined> {
  const make = examples[name];
  if (!make) return undefined;
  const client = await signedIn(running.app, 'engineer');
  const teacherId = await demoVendor(running.database, 'teacher');
  const { params = {}, payload } = await make({ client, teacherId, database: running.database });
  const url = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  return { url, payload, headers: { authorization: `Bearer ${client.token}` } };
}

interface Buying {
  database: TestApp['database'];
  client: SignedIn;
  teacherId: string;
}

type Make = (buying: Buying) => Promise<{ params?: Record<string, string>; payload?: object }>;

const payingBy = { payingBy: 'online' };

const onSale = async ({ client, teacherId }: Buying) => {
  const packages = (await client.ask('GET', `/api/vendors/${teacherId}/packages`)).json();
  return { params: { packageId: packages.at(-1)._id as string }, payload: payingBy };
};

const begun = async (buying: Buying) => {
  const { params } = await onSale(buying);
  const url = `/api/packages/${params.packageId}/purchase`;
  const { payment } = (await buying.client.ask('POST', url, payingBy)).json();
  return { params: { paymentId: payment._id as string } };
};

const bought = async (buying: Buying) => {
  const { params } = await begun(buying);
  await buying.client.ask('POST', `/api/payments/${params.paymentId}/test`, {
    outcome: 'success',
  });
  return {};
};

const examples: Partial<Record<CallName, Make>> = {
  getPackages: async ({ teacherId }) => ({ params: { id: teacherId } }),
  purchasePackage: onSale,
  getPayment: begun,
  reportTransfer: async (buying) => {
    const made = await begun(buying);
    // As a transfer over UPI: the provider that is set up is the test's.
    await buying.database.query
      .updateTable('payment')
      .set({ provider: 'upi' })
      .where('id', '=', made.params.paymentId)
      .execute();
    await buying.database.query
      .insertInto('payment_order')
      .values({ payment_id: made.params.paymentId })
      .execute();
    return { ...made, payload: { bankReference: String(Date.now()).slice(-12).padStart(12, '4') } };
  },
  payAsTest: async (buying) => ({ ...(await begun(buying)), payload: { outcome: 'success' } }),
  getMyCredits: bought,
  getMyPurchases: bought,
};
