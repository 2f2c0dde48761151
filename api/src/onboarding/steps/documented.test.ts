import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Onboarding } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import { startTestApp, type TestApp } from '../../../test/app/app';
import {
  certificateForm,
  educationForm,
  formOf,
  type Newcomer,
  own,
  sentFile,
  teacherDraft,
} from '../../../test/contract/onboarding-examples';
import { onDatabase } from '../../../test/database/databases';
import { pdf } from '../../../test/files/sample-files';
import { newProfessional } from '../../../test/fixtures/new-professional';

const { isWhatsAppSame: _, ...registration } = teacherDraft.details;
/** `%PDF-1.7` */
const firstLine = 9;
const nobody = '00000000-0000-7000-8000-000000000000';
const certificates = '/api/certification/uploadTeacherCertificate';
const educations = '/api/education/createEducation';
const times = (...spans: [string, string][]) => spans.map(([open, close]) => ({ open, close }));
/** The call's format before it matched its documentation. */
const formerTimes = (...spans: [string, string][]) => spans.map(([from, to]) => ({ from, to }));

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
  });
  after(() => running.close());

  let nth = 0;
  const newcomer = () => {
    nth += 1;
    return newProfessional(running, 'teacher', nth);
  };
  const read = async ({ ask }: Newcomer): Promise<Onboarding> => (await ask('GET', own)).json();
  const send = ({ token }: Newcomer, url: string, form: ReturnType<typeof formOf>) =>
    running.app.inject({
      ...{ method: 'POST', url, payload: form.payload },
      headers: { authorization: `Bearer ${token}`, ...form.headers },
    } as InjectOptions);

  test('the six documented calls make a teacher complete', async () => {
    const who = await newcomer();
    const { vendorId } = who;
    const first = await who.ask('POST', '/api/vendordetail/registerTeacher', {
      ...{ vendorId, ...registration, landlineNumber: '' },
    });
    assert.deepEqual([first.statusCode, first.json()], [200, { status: 'OK' }]);
    const second = { vendorId, teacherDesc: 'I teach.' };
    const described = await who.ask('POST', '/api/teacher/addTeacherDesc', second);
    assert.equal(described.statusCode, 200);
    const third = await send(who, certificates, formOf(certificateForm(vendorId)));
    assert.equal(third.statusCode, 201, third.body);
    assert.deepEqual(
      [third.json().title, third.json().state, third.json().file.name],
      ['Physics, Expert', 'waiting', 'card.pdf'],
    );
    const fourth = await send(who, educations, formOf(educationForm(vendorId)));
    assert.equal(fourth.statusCode, 201, fourth.body);
    const fifth = await who.ask('POST', `/api/vendordetail/addOpeningClosingTimes/${vendorId}`, {
      ...{ days: ['monday', 'Friday'], times: times(['09:00', '12:00'], ['10:00', '18:00']) },
    });
    assert.deepEqual([fifth.statusCode, fifth.statusMessage], [200, 'OK']);
    const sixth = await who.ask('POST', '/api/teacher/teacherDetail/', {
      ...{ vendorId, tutionCategory: 'Home tuition', teachingExperience: 7, price: 450 },
    });
    assert.equal(sixth.statusCode, 200, sixth.body);
    const { stored, credentials, draft } = await read(who);
    assert.equal(stored.length, 6);
    assert.equal(credentials.length, 2);
    // Nothing was typed into the wizard: it starts with the stored data.
    assert.deepEqual(draft.education.items[0]?.specializations, ['Optics', 'Mechanics']);
    assert.deepEqual(
      draft.availability.days.filter(({ isOn }) => isOn).map(({ weekday }) => weekday),
      [1, 5],
    );
    assert.equal((await who.ask('POST', `${own}/submit`)).statusCode, 200);
  });

  test('times are open and close, as documented, or from and to as before', async () => {
    const who = await newcomer();
    const url = `/api/vendordetail/addOpeningClosingTimes/${who.vendorId}`;
    for (const [nth, own] of [times, formerTimes].entries()) {
      const body = {
        days: ['monday', 'tuesday'],
        times: own(['09:00', '12:00'], [`1${nth}:00`, '18:00']),
      };
      const answer = await who.ask('POST', url, body);
      assert.equal(answer.statusCode, 200, answer.body);
      const { days } = (await read(who)).draft.availability;
      assert.deepEqual(
        days.filter(({ isOn }) => isOn).map(({ weekday, from, to }) => [weekday, from, to]),
        [
          [1, '09:00', '12:00'],
          [2, `1${nth}:00`, '18:00'],
        ],
      );
    }
  });

  test('a file that was sent before is named by its id, and a document replaced by its own', async () => {
    const who = await newcomer();
    const { _id } = await sentFile(who, 'before.pdf');
    const parts = { ...certificateForm(who.vendorId), certificationImage: _id };
    const answer = await send(who, certificates, formOf(parts));
    assert.deepEqual([answer.statusCode, answer.json().file.name], [201, 'before.pdf']);
    const again = { ...parts, credentialId: answer.json()._id, subject: 'Hindi' };
    assert.equal((await send(who, certificates, formOf(again))).statusCode, 201);
    assert.deepEqual(
      (await read(who)).credentials.map(({ title }) => title),
      ['Hindi, Expert'],
    );
  });

  test('a scan of some megabytes arrives', async () => {
    const who = await newcomer();
    const [head, rest] = [pdf.subarray(0, firstLine), pdf.subarray(firstLine)];
    const remark = Buffer.from(`%${'x'.repeat(4 * 1_024 * 1_024)}\n`);
    const bytes = Buffer.concat([head, remark, rest]);
    const parts = {
      ...certificateForm(who.vendorId),
      certificationImage: { name: 'a.pdf', bytes },
    };
    const answer = await send(who, certificates, formOf(parts));
    assert.deepEqual([answer.statusCode, answer.json().file?.bytes], [201, bytes.length]);
  });

  test('a file that cannot be taken is refused by its part, with what to do', async () => {
    const who = await newcomer();
    const cut = { name: 'a.pdf', bytes: pdf.subarray(0, 60) };
    const parts = { ...certificateForm(who.vendorId), certificationImage: cut };
    const answer = await send(who, certificates, formOf(parts));
    const { detail, errors } = answer.json();
    assert.deepEqual(
      [answer.statusCode, errors.certificationImage],
      [422, 'This PDF cannot be taken because it is damaged.'],
    );
    assert.match(detail, /^This PDF .* Print it to a new PDF/);
  });

  test('a specialisation is chosen by its id or typed', async () => {
    const who = await newcomer();
    const [{ _id, name }] = (await running.app.inject('/api/reference/specializations')).json();
    const parts = { ...educationForm(who.vendorId), specializationId: [_id, 'Basket weaving'] };
    assert.equal((await send(who, educations, formOf(parts))).statusCode, 201);
    const { draft } = await read(who);
    assert.deepEqual(draft.education.items[0]?.specializations, [name, 'Basket weaving']);
    const unknown = { ...parts, specializationId: nobody };
    const refused = await send(who, educations, formOf(unknown));
    assert.deepEqual(
      [refused.statusCode, Object.keys(refused.json().errors)],
      [422, ['specializationId']],
    );
  });

  test('nobody stores for another', async () => {
    const [who, other] = [await newcomer(), await newcomer()];
    const { vendorId } = other;
    for (const answer of [
      await who.ask('POST', '/api/vendordetail/registerTeacher', { vendorId, ...registration }),
      await who.ask('POST', '/api/teacher/addTeacherDesc', { vendorId, teacherDesc: 'Mine now' }),
      await who.ask('POST', `/api/vendordetail/addOpeningClosingTimes/${vendorId}`, {
        ...{ days: ['monday'], times: times(['09:00', '12:00']) },
      }),
      await who.ask('POST', '/api/teacher/teacherDetail/', {
        ...{ vendorId, tutionCategory: 'x', teachingExperience: 7, price: 450 },
      }),
      await send(who, certificates, formOf(certificateForm(vendorId))),
      await send(who, educations, formOf(educationForm(vendorId))),
    ]) {
      assert.deepEqual([answer.statusCode, answer.json().code], [403, 'forbidden']);
    }
    assert.deepEqual((await read(other)).stored, []);
  });

  test('refusals name the fields of the call', async () => {
    const who = await newcomer();
    const { vendorId } = who;
    const week = `/api/vendordetail/addOpeningClosingTimes/${vendorId}`;
    const detail = { vendorId, tutionCategory: 'Home', teachingExperience: 7, price: 450 };
    const cases: [url: string, body: object, field: string][] = [
      ['/api/teacher/addTeacherDesc', { vendorId, teacherDesc: ' ' }, 'teacherDesc'],
      ['/api/teacher/teacherDetail/', { ...detail, tutionCategory: vendorId }, 'tutionCategory'],
      ['/api/teacher/teacherDetail/', { ...detail, tutionCategory: '' }, 'tutionCategory'],
      ['/api/teacher/teacherDetail/', { ...detail, teachingExperience: -1 }, 'teachingExperience'],
      ['/api/teacher/teacherDetail/', { ...detail, price: '450' }, 'price'],
      [week, { days: ['monday', 'friday'], times: times(['09:00', '12:00']) }, 'times'],
      [week, { days: ['monday'], times: times(['12:00', '09:00']) }, '1.to'],
      [week, { days: ['monday'], times: times(['9 am', '12:00']) }, '1.from'],
      [week, { days: ['monday'], times: formerTimes(['09:00', '09:00']) }, '1.to'],
      [week, { days: ['monday'], times: [{ open: '09:00', to: '12:00' }] }, 'times.0'],
      [week, { days: ['funday'], times: times(['09:00', '12:00']) }, 'days.0'],
      [
        week,
        { days: ['monday', 'Monday'], times: times(['09:00', '12:00'], ['11:00', '13:00']) },
        '1',
      ],
      [week, { days: [], times: [] }, 'days'],
      ['/api/vendordetail/registerTeacher', { vendorId, ...registration, subject: [] }, 'subject'],
      ['/api/vendordetail/registerTeacher', { vendorId: 'me', ...registration }, 'vendorId'],
    ];
    for (const [url, body, field] of cases) {
      const answer = await who.ask('POST', url, body);
      const { errors = {} } = answer.json();
      assert.deepEqual([answer.statusCode, field in errors], [422, true], answer.body);
    }
    assert.deepEqual((await read(who)).stored, []);
  });

  test('forms that are none, are wrong or break off are refused', async () => {
    const who = await newcomer();
    const good = certificateForm(who.vendorId);
    const whole = formOf(good);
    const bytes = whole.payload as Buffer;
    const image = (name: string, content: Buffer) => ({
      ...good,
      certificationImage: { name, bytes: content },
    });
    const large = Buffer.concat([pdf, Buffer.alloc(5 * 1_024 * 1_024)]);
    type Form = ReturnType<typeof formOf>;
    const cases: [what: string, form: Form, status: number, code: string, field?: string][] = [
      ['half a form', { ...whole, payload: bytes.subarray(0, 300) }, 400, 'bad-request'],
      [
        'no boundary',
        { ...whole, headers: { 'content-type': 'multipart/form-data' } },
        400,
        'bad-request',
      ],
      [
        'JSON',
        { payload: '{}', headers: { 'content-type': 'application/json' } },
        415,
        'unsupported-media-type',
      ],
      ['too large a file', formOf(image('a.pdf', large)), 413, 'payload-too-large'],
      [
        'a hundred parts',
        formOf({ ...good, more: Array.from({ length: 100 }, () => 'x') }),
        413,
        'payload-too-large',
      ],
      ['a page', formOf(image('a.pdf', Buffer.from('<html>'))), 415, 'unsupported-media-type'],
      ['no file', formOf(image('', Buffer.alloc(0))), 422, 'validation', 'certificationImage'],
      [
        'an id of no file',
        formOf({ ...good, certificationImage: nobody }),
        422,
        'validation',
        'certificationImage',
      ],
      ['no subject', formOf({ ...good, subject: '' }), 422, 'validation', 'subject'],
      ['two subjects', formOf({ ...good, subject: ['a', 'b'] }), 422, 'validation', 'subject'],
      ['no such day', formOf({ ...good, toDate: '2020-13-01' }), 422, 'validation', 'toDate'],
      ['a NUL', formOf({ ...good, issueBy: 'a\u0000' }), 422, 'validation', 'issueBy'],
    ];
    for (const [what, form, status, code, field] of cases) {
      const answer = await send(who, certificates, form);
      assert.deepEqual([answer.statusCode, answer.json().code], [status, code], what);
      if (field) assert.ok(field in answer.json().errors, `${what}: ${answer.body}`);
    }
    assert.deepEqual((await read(who)).credentials, []);
  });
});
