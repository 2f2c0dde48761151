import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addDays, dayIn, INDIA } from '@nukkad/platform/calendar';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { openQuestion } from '../../../test/contract/community-examples';
import { publishedComplaint } from '../../../test/contract/complaints-examples';
import { writtenCampaign } from '../../../test/contract/funding-examples';
import { headOfOffice } from '../../../test/contract/practice-settings-examples';
import { onDatabase } from '../../../test/database/databases';
import { demoVendor } from '../../../test/fixtures/people';
import {
  type ProfessionalState,
  type PublicAct,
  professionalStates,
  publicActs,
} from './public-acts';

onDatabase((open) => {
  let running: TestApp;
  let doctor: SignedIn & { vendorId: string };
  let officer: SignedIn & { vendorId: string };
  let head: SignedIn & { vendorId: string };
  before(async () => {
    running = await startTestApp(open, { vendors: 200 });
    const { app, database } = running;
    doctor = { ...(await signedIn(app, 'doctor')), vendorId: await demoVendor(database, 'doctor') };
    const officerId = await demoVendor(database, 'officer');
    officer = { ...(await signedIn(app, 'officer')), vendorId: officerId };
    const keeper = await headOfOffice(running, 'engineer');
    const { id } = await database.query
      .selectFrom('vendor')
      .select('id')
      .where('user_id', '=', keeper.userId)
      .executeTakeFirstOrThrow();
    head = { ...keeper, vendorId: id };
  });
  after(() => running.close());

  const reviewOfDoctor = async (): Promise<string> => {
    const { id } = await running.database.query
      .selectFrom('review')
      .select('id')
      .where('vendor_id', '=', doctor.vendorId)
      .where('is_counted', '=', true)
      .where('is_hidden', '=', false)
      .executeTakeFirstOrThrow();
    return id;
  };

  const statusOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
  interface Trial {
    who: () => { vendorId: string };
    /** Creates the subject of the action while the professional is still verified. */
    subject?: () => Promise<string>;
    attempt: (subject: string) => Promise<number>;
  }
  const trials: Record<PublicAct, Trial> = {
    page: {
      who: () => doctor,
      attempt: () => statusOf(running.app.inject(`/api/vendors/${doctor.vendorId}`)),
    },
    bookings: {
      who: () => doctor,
      attempt: async () => {
        const day = (days: number) => addDays(dayIn(Date.now(), INDIA), days);
        const stretch = `from=${day(1)}&to=${day(3)}`;
        return statusOf(running.app.inject(`/api/vendors/${doctor.vendorId}/slots?${stretch}`));
      },
    },
    answers: {
      who: () => doctor,
      attempt: async () => {
        const id = await openQuestion(running);
        return statusOf(
          doctor.ask('PUT', `/api/vendors/me/questions/${id}/answer`, { text: 'Twice a year.' }),
        );
      },
    },
    campaigns: {
      who: () => doctor,
      attempt: async () => {
        const id = await writtenCampaign({ running, organiser: doctor });
        const answer = await doctor.ask('POST', `/api/me/campaigns/${id}/submission`);
        await running.database.query.deleteFrom('campaign_draft').where('id', '=', id).execute();
        return answer.statusCode;
      },
    },
    office: {
      who: () => head,
      attempt: () => statusOf(head.ask('GET', '/api/vendors/me/desk')),
    },
    'complaint-answers': {
      who: () => officer,
      subject: () => publishedComplaint(running),
      attempt: (number) =>
        statusOf(
          officer.ask('POST', `/api/vendors/me/complaints/${number}/answer`, { text: 'Settled.' }),
        ),
    },
    'review-replies': {
      who: () => doctor,
      attempt: async () => {
        const url = `/api/reviews/${await reviewOfDoctor()}/reply`;
        return statusOf(doctor.ask('POST', url, { text: 'Thank you for coming.' }));
      },
    },
  };

  async function during(
    vendorId: string,
    state: ProfessionalState,
    attempt: () => Promise<number>,
  ) {
    const { query } = running.database;
    const isVerified = state === 'verified' || state === 'suspended';
    const status = state === 'verified' ? 'live' : state;
    const set = (values: {
      status: 'draft' | 'review' | 'live' | 'suspended';
      is_verified: boolean;
    }) => query.updateTable('vendor').set(values).where('id', '=', vendorId).execute();
    await set({ status, is_verified: isVerified });
    try {
      return await attempt();
    } finally {
      await set({ status: 'live', is_verified: true });
    }
  }

  for (const act of Object.keys(publicActs) as PublicAct[]) {
    for (const state of professionalStates) {
      const isAllowed = publicActs[act][state];
      test(`${act}: a ${state} professional ${isAllowed ? 'may' : 'may not'}`, async () => {
        const { who, subject, attempt } = trials[act];
        const tried = (await subject?.()) ?? '';
        const status = await during(who().vendorId, state, () => attempt(tried));
        if (isAllowed) assert.ok(status < 300, `was answered ${status}`);
        else assert.ok(status === 403 || status === 404, `was answered ${status}`);
      });
    }
  }
});
