import { type CallName, endpoints, type ManuscriptText } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { TestApp } from '../app/app';
import { signedIn } from '../app/signed-in';

/** An article as an operator writes it, with its own slug. */
export const manuscriptText = (changes: Partial<ManuscriptText> = {}): ManuscriptText => ({
  slug: `what-to-ask-${uuidv7()}`,
  title: 'What to ask',
  summary: 'Three questions before the first visit.',
  topic: 'Health',
  body: 'Ask what it will cost.',
  picture: 'doctor',
  letter: null,
  ...changes,
});

const siteInHindi = { params: { language: 'hi' }, query: { kind: 'site', itemId: 'site' } };

type Operator = Awaited<ReturnType<typeof signedIn>>;

interface Needed extends InjectOptions {
  params?: Record<string, string>;
}

/** A valid request of an editorial call; undefined for any other call. */
export async function editorialExample(
  { app, database }: TestApp,
  name: CallName,
): Promise<InjectOptions | undefined> {
  const example = examples[name];
  if (!example) return undefined;
  const operator = await signedIn(app, 'operator');
  const listed = await database.query
    .selectFrom('vendor')
    .select('id')
    .where('status', '=', 'live')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { params = {}, ...needed } = await example(operator, listed.id);
  const url = Object.entries(params).reduce(
    (path, [key, value]) => path.replace(`:${key}`, value),
    endpoints[name].path as string,
  );
  return { ...needed, url, headers: { authorization: `Bearer ${operator.token}` } };
}

const aDraft = async ({ ask }: Operator) => {
  const { _id: postId, revision } = (
    await ask('POST', '/api/operator/posts', manuscriptText())
  ).json();
  return { params: { postId }, revision };
};

const paidPlace = (vendorId: string) => ({
  ...{ vendorId, title: 'Open on Sundays', text: 'In HSR Layout.', action: 'View clinic' },
  ...{ from: '2026-11-01T00:00:00.000Z', until: null },
});

const aPaidPlace = async ({ ask }: Operator, vendorId: string) => {
  const added = await ask('POST', '/api/operator/promotions', paidPlace(vendorId));
  const { _id: promotionId, revision } = added.json();
  return { params: { promotionId }, revision };
};

const read = async ({ ask }: Operator, url: string) => (await ask('GET', url)).json();

const examples: Partial<
  Record<CallName, (operator: Operator, vendorId: string) => Promise<Needed>>
> = {
  getManuscripts: async () => ({}),
  getManuscript: async (operator) => ({ params: (await aDraft(operator)).params }),
  addManuscript: async () => ({ payload: manuscriptText() }),
  changeManuscript: async (operator) => {
    const { params, revision } = await aDraft(operator);
    return { params, payload: { ...manuscriptText(), revision } };
  },
  publishManuscript: async (operator) => {
    const { params, revision } = await aDraft(operator);
    return { params, payload: { revision } };
  },
  withdrawManuscript: async (operator) => {
    const { params, revision } = await aDraft(operator);
    return { params, payload: { revision } };
  },
  removeManuscript: async (operator) => ({ params: (await aDraft(operator)).params }),
  previewManuscript: async () => ({ payload: { body: '## Ask' } }),
  getEditorialChoices: async () => ({}),
  getFaqKeys: async () => ({}),
  getFaqSheet: async () => ({ query: { key: 'home' } }),
  changeFaqSheet: async (operator) => ({
    query: { key: 'doctor' },
    payload: await read(operator, '/api/operator/faq/sheet?key=doctor'),
  }),
  getTranslations: async () => ({ params: { language: 'hi' }, query: { kind: 'faq' } }),
  getTranslation: async () => siteInHindi,
  changeTranslation: async (operator) => {
    const { revision, source } = await read(
      operator,
      '/api/operator/translations/hi/item?kind=site&itemId=site',
    );
    const words = [{ field: 'name', translated: 'नुक्कड़' }];
    return { ...siteInHindi, payload: { revision, source, words } };
  },
  getSlides: async () => ({}),
  changeSlides: async (operator) => ({ payload: await read(operator, '/api/operator/slides') }),
  getSiteSettings: async () => ({}),
  changeSite: async (operator) => ({
    payload: (await read(operator, '/api/operator/settings')).site,
  }),
  changeFooter: async (operator) => ({
    payload: (await read(operator, '/api/operator/settings')).footer,
  }),
  changeLocations: async (operator) => ({
    payload: (await read(operator, '/api/operator/settings')).locations,
  }),
  getOfficeSheets: async () => ({}),
  getOfficeSheet: async () => ({ params: { slug: 'department-of-home' } }),
  changeOfficeSheet: async (operator) => ({
    params: { slug: 'department-of-home' },
    payload: await read(operator, '/api/operator/offices/department-of-home'),
  }),
  getPaidPlaces: async () => ({}),
  addPaidPlace: async (_operator, vendorId) => ({ payload: paidPlace(vendorId) }),
  changePaidPlace: async (operator, vendorId) => {
    const { params, revision } = await aPaidPlace(operator, vendorId);
    return { params, payload: { ...paidPlace(vendorId), revision } };
  },
  removePaidPlace: async (operator, vendorId) => ({
    params: (await aPaidPlace(operator, vendorId)).params,
  }),
};
