import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type CallName, endpoints } from '@nukkad/platform/contract';
import { type Definition, definitions } from '@nukkad/platform/contract/definitions';
import type { InjectOptions } from 'fastify';
import { startTestApp, type TestApp } from '../app/app';
import { type TestRegistry, testRegistry } from '../app/registry';
import { onEmbeddedDatabase } from '../database/databases';
import { type CalendarServer, startCalendarServer } from '../services/calendar-server';
import { accountExample } from './account-examples';
import { bookingExample } from './booking-examples';
import { clientLinksExample } from './client-links-examples';
import { clientsExample } from './clients-examples';
import { communityExample } from './community-examples';
import { complaintsExample } from './complaints-examples';
import { connectedCalendarsExample } from './connected-calendars-examples';
import { editorialExample } from './editorial-examples';
import { fundingExample } from './funding-examples';
import { jobsExample } from './jobs-examples';
import { mineExample } from './mine-examples';
import { moneyExample } from './money-examples';
import { onboardingExample } from './onboarding-examples';
import { operatorExample } from './operator-examples';
import { passkeyExample } from './passkey-examples';
import { practiceExample } from './practice-examples';
import { practiceSettingsExample } from './practice-settings-examples';
import { releaseExample } from './release-examples';
import { reviewExample } from './review-examples';
import { searchWordsExample } from './search-words-examples';

type Content = Record<string, { example?: unknown }> | undefined;

/** Requests of calls that depend on no stored data. */
const examples: Partial<Record<CallName, InjectOptions>> = {
  getVendors: { query: { type: 'doctor', loc: 'hsr-layout', sort: 'distance' } },
  getVendorMap: { query: { type: 'doctor', loc: 'hsr-layout' } },
  searchDirectory: { query: { q: 'tooth pain' } },
  getSearchMap: { query: { q: 'tooth pain', loc: 'hsr-layout' } },
  suggestSearches: { query: { q: 'de' } },
  getFaq: { query: { key: 'home' } },
  getPost: { url: '/api/posts/how-to-choose-a-dentist' },
  getStory: { url: '/api/stories/a-tooth-and-an-estimate' },
  getCampaign: { url: '/api/campaigns/lake-watch' },
  getEngagements: { query: { type: 'doctor' } },
  getState: { url: '/api/geo/states/karnataka' },
  getPromotions: { query: { slot: 'listing', type: 'doctor' } },
  getAnsweredQuestions: { query: { cat: 'doctor' } },
  createTicket: {
    payload: {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.invalid',
      phoneNumber: '98765 43210',
      message: 'The page of my doctor is empty.',
    },
  },
  createAppointmentRequest: {
    payload: { name: 'Asha', phone: '9876543210', city: 'Bengaluru', profession: 'doctor' },
  },
  askQuestion: { payload: { question: 'How often should I see a dentist?' } },
  subscribe: { payload: { email: 'asha@example.invalid', topic: 'doctors' } },
  getLegalDocument: { url: '/api/content/documents/terms' },
  loginUser: { payload: { email: 'user@demo.example', password: 'demo-password' } },
  forgotPassword: { payload: { email: 'nobody@example.in' } },
};

onEmbeddedDatabase((open) => {
  let running: TestApp;
  let registry: TestRegistry;
  let elsewhere: CalendarServer;
  before(async () => {
    registry = await testRegistry();
    elsewhere = await startCalendarServer();
    const env = { ...registry.env, CONNECTED_CALENDARS: 'any' };
    running = await startTestApp(open, { env });
  });
  after(async () => {
    elsewhere.close();
    await running.close();
    await registry.remove();
  });

  // The return from a sign-in provider needs one: it has tests of its own.
  const alone = (Object.keys(endpoints) as CallName[]).filter((name) => name !== 'finishSignIn');
  for (const name of alone) {
    test(`${name} answers as the contract says`, async () => {
      const { method, path } = endpoints[name];
      const response = await running.app.inject({ method, url: path, ...(await example(name)) });
      const { answers }: Definition = definitions[name];
      const answer = answers[response.statusCode];
      assert.ok(answer, response.body);
      const body = response.body === '' ? undefined : response.json();
      // Strict: a field that the contract does not know is a leak.
      assert.deepEqual(answer.parse(body), body);
    });
  }

  async function example(name: CallName): Promise<InjectOptions> {
    const plain =
      examples[name] ??
      (await accountExample(running, name)) ??
      (await bookingExample(running, name)) ??
      (await clientsExample(running, name)) ??
      (await clientLinksExample(running, name)) ??
      (await complaintsExample(running, name)) ??
      (await connectedCalendarsExample(running, elsewhere, name)) ??
      (await communityExample(running, name)) ??
      (await editorialExample(running, name)) ??
      (await mineExample(running, name)) ??
      (await fundingExample(running, name)) ??
      (await moneyExample(running, name)) ??
      (await onboardingExample(running, name)) ??
      (await operatorExample(running, name)) ??
      (await passkeyExample(running, name)) ??
      (await practiceExample(running, name)) ??
      (await practiceSettingsExample(running, name)) ??
      (await jobsExample(running, name)) ??
      (await searchWordsExample(running, name)) ??
      (await releaseExample(running, registry, name)) ??
      (await reviewExample(running, name));
    if (plain) return plain;
    const categories = await running.app.inject(endpoints.getAllCategories.path);
    const [{ _id: categoryId }] = categories.json();
    if (name === 'getVendorsByCategory') return { query: { categoryId } };
    if (name === 'reportClientError') {
      return { payload: { code: 'MF-LOAD', message: 'did not load', path: '/doctors' } };
    }
    if (name === 'reportHealth') {
      return { payload: { visit: 'of-this-page', lock: '', path: '/doctors', facts: [] } };
    }
    if (name === 'takeVisitTicket') return { payload: { lock: 'of-this-page' } };
    if (name === 'suggestPlaces') return { query: { q: 'hsr' } };
    if (name === 'getNearestPlace') return { query: { lat: '12.91', lng: '77.64' } };
    if (name === 'getGovOffice') return { url: `${endpoints.getGovOffices.path}/finance` };
    if (name === 'getSlots') return { ...(await ofVendor(name, categoryId)), query: aDay };
    if (!ofOneVendor.includes(name)) return {};
    return ofVendor(name, categoryId);
  }

  const ofOneVendor: CallName[] = ['getVendor', 'getReviews', 'revealContact'];
  const aDay = { from: '2026-12-01', to: '2026-12-01' };

  async function ofVendor(name: CallName, categoryId: string): Promise<InjectOptions> {
    const listing = await running.app.inject({
      url: endpoints.getVendorsByCategory.path,
      query: { categoryId },
    });
    const [{ _id }] = listing.json().vendors;
    return { url: endpoints[name].path.replace(':id', _id) };
  }

  test('the OpenAPI document lists every call', async () => {
    const response = await running.app.inject('/api/openapi.json');
    const document = response.json();
    assert.match(document.openapi, /^3\.1/);
    for (const [name, { method, path }] of Object.entries(endpoints)) {
      const documented = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      assert.equal(documented?.operationId, name);
      assert.ok(Object.keys(documented.responses).some((status) => /^2/.test(status)));
      const failure = documented.responses['4XX']?.content['application/problem+json'];
      assert.ok(failure, `${name} documents its failures`);
      assert.ok(documented.security, `${name} documents who may call it`);
    }
    // One path can have several methods.
    const paths = new Set(Object.values(endpoints).map(({ path }) => path));
    assert.equal(Object.keys(document.paths).length, paths.size);
    const references = [...response.body.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    for (const [, schema] of references) assert.ok(document.components.schemas[schema as string]);
  });

  test('every example in the OpenAPI document is one that its schema takes', async () => {
    const { paths } = (await running.app.inject('/api/openapi.json')).json();
    const refused: string[] = [];
    let seen = 0;
    const check = (what: string, schema: Definition['body'], content: Content) => {
      const media = content?.['application/json'];
      if (!media || !schema) return;
      seen += 1;
      if (!schema.safeParse(media.example).success) refused.push(what);
    };
    for (const [name, { method, path, body, answers }] of Object.entries<Definition>(definitions)) {
      const { requestBody, responses } =
        paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()];
      check(`${name}, body`, body, requestBody?.content);
      for (const [status, answer] of Object.entries(answers)) {
        check(`${name}, ${status}`, answer, responses[status].content);
      }
    }
    assert.deepEqual(refused, []);
    assert.ok(seen > 300, `only ${seen} examples were found`);
  });

  test('the documentation can be read in a browser', async () => {
    const page = await running.app.inject('/api/docs/');
    assert.equal(page.statusCode, 200);
    const policy = String(page.headers['content-security-policy']);
    assert.match(policy, /script-src 'self'/);
    assert.doesNotMatch(policy, /unsafe-(inline|eval)/);
  });
});
