import { dayIn, INDIA } from '@nukkad/platform/calendar';
import { type CallName, endpoints } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import type { TestApp } from '../app/app';
import { type SignedIn, signedIn } from '../app/signed-in';
import { png } from '../files/sample-files';
import { earned, paidOnline, payableTo } from '../fixtures/earned';
import { demoVendor } from '../fixtures/people';

/** A valid request of a call about settings, earnings or an office page; else undefined. */
export async function practiceSettingsExample(
  running: TestApp,
  name: CallName,
): Promise<InjectOptions | undefined> {
  const make = examples[name];
  if (!make) return undefined;
  const isDesk = name === 'getDesk' || name === 'changeDesk';
  const asker = isDesk
    ? await headOfOffice(running, 'engineer')
    : await signedIn(running.app, 'teacher');
  const { params = {}, payload } = await make({ running, asker });
  const url = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  const headers = { authorization: `Bearer ${asker.token}` };
  return { url, headers, ...(payload && { payload }) };
}

interface Asking {
  running: TestApp;
  asker: SignedIn;
}

type Make = (asking: Asking) => Promise<{ params?: Record<string, string>; payload?: object }>;

const taxProfile = { gstin: '29AAGCB7383J1Z4', legalName: null, sac: '9992', rate: 18 };

/** A demo account, as the head of a government office. */
export async function headOfOffice(
  { app, database: { query } }: TestApp,
  account = 'officer',
): Promise<SignedIn> {
  const officer = await signedIn(app, account);
  const { userId: user_id } = officer;
  const { id } = await query
    .selectFrom('vendor')
    .innerJoin('gov_office', 'gov_office.category_id', 'vendor.sub_category_id')
    .select('vendor.id')
    .where('gov_office.slug', '=', 'finance')
    .where('vendor.title', 'like', 'Head of Office%')
    .executeTakeFirstOrThrow();
  await query.updateTable('vendor').set({ user_id: null }).where('user_id', '=', user_id).execute();
  await query.updateTable('vendor').set({ user_id }).where('id', '=', id).execute();
  return officer;
}

const sentPicture = async ({ running, asker }: Asking): Promise<string> => {
  const answer = await running.app.inject({
    ...{ method: 'POST', url: '/api/me/files', query: { name: 'own.png' }, payload: png },
    headers: { authorization: `Bearer ${asker.token}`, 'content-type': 'image/png' },
  });
  return answer.json()._id;
};

const work = async (asking: Asking) => ({
  ...{ title: 'Sums for everybody', about: 'A book of exercises.', year: 2025 },
  pictureId: await sentPicture(asking),
});

const settingsNow = async ({ asker }: Asking) =>
  (await asker.ask('GET', '/api/vendors/me/settings')).json();

async function paidLesson({ running: { app, database } }: Asking): Promise<string> {
  const vendorId = await demoVendor(database, 'teacher');
  const { userId } = await signedIn(app, 'user');
  return paidOnline(database, { vendorId, userId, amount: 50_000 });
}

const desk = {
  about: 'Pays what the state owes.',
  address: '2nd floor, Block C, Public Offices, Bengaluru 560041',
  phone: '+91 80 0000 4321',
  workingHours: [{ weekday: 1, opens: '10:00', closes: '16:00' }],
  services: [{ name: 'Copy of a bill', days: 3, fee: { amount: 2_500, currency: 'INR' } }],
  documents: ['Identity card'],
};

const service = { name: 'Exam preparation', minutes: 90, rate: 60_000, otherCharges: 0, fee: 0 };

const examples: Partial<Record<CallName, Make>> = {
  getPracticeSettings: async () => ({}),
  changePracticeProfile: async () => ({ payload: { title: 'English Teacher' } }),
  withdrawClaim: async ({ asker }) => {
    const said = { title: 'Reader of English' };
    const changed = await asker.ask('PUT', '/api/vendors/me/settings/profile', said);
    return { params: { claimId: changed.json().claims[0]._id } };
  },
  changeAvailability: async (asking) => ({ payload: (await settingsNow(asking)).availability }),
  changePolicy: async (asking) => ({ payload: (await settingsNow(asking)).policy }),
  changeServices: async () => ({ payload: [{ ...service, currency: 'INR' }] }),
  changePackages: async () => ({
    payload: [{ name: '1 lesson', lessons: 1, minutes: 50, fee: 50_000, currency: 'INR' }],
  }),
  addWork: async (asking) => ({ payload: await work(asking) }),
  removeWork: async (asking) => {
    const url = '/api/vendors/me/settings/portfolio';
    const { _id } = (await asking.asker.ask('POST', url, await work(asking))).json();
    return { params: { workId: _id } };
  },
  changePhoto: async (asking) => ({ payload: { fileId: await sentPicture(asking) } }),
  removePhoto: async () => ({}),
  getEarnings: async (asking) => {
    await paidLesson(asking);
    return {};
  },
  getInvoice: async (asking) => {
    await paidLesson(asking);
    await asking.asker.ask('PUT', '/api/vendors/me/tax-profile', taxProfile);
    const { entries } = (await asking.asker.ask('GET', '/api/vendors/me/ledger')).json();
    return { params: { entryId: entries[0]._id } };
  },
  getTaxProfile: async () => ({}),
  saveTaxProfile: async () => ({ payload: taxProfile }),
  getStatement: async (asking) => {
    await paidLesson(asking);
    return { params: { month: dayIn(new Date(), INDIA).slice(0, 7) } };
  },
  requestPayout: async (asking) => {
    const { database } = asking.running;
    await earned(database, await paidLesson(asking));
    await payableTo(database, { vendorId: await demoVendor(database, 'teacher') });
    return {};
  },
  getPayouts: async ({ running: { database } }) => {
    await payableTo(database, { vendorId: await demoVendor(database, 'teacher') });
    return {};
  },
  savePayoutAccount: async () => ({
    payload: { kind: 'bank', holder: 'Meera Iyer', ifsc: 'HDFC0000123', number: '123456789' },
  }),
  getDesk: async () => ({}),
  changeDesk: async () => ({ payload: desk }),
};
