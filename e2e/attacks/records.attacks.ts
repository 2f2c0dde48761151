import { randomUUID } from 'node:crypto';
import { tablesWith } from '@nukkad/api/testing/tables-with';
import type {
  BookingMade,
  Client,
  GovOfficeDetails,
  PracticeProfile,
  VendorDetails,
} from '@nukkad/platform/contract';
import type { Attack } from './attack';
import {
  bookAsGuest,
  demo,
  freeTimes,
  letterWith,
  newEmail,
  newPerson,
  newProfessional,
  password,
} from './people';
import { expect } from './test';
import type { Answer } from './visitor';

const clients = '/api/vendors/me/clients';

/** Changes an attacker would make to an office's page. */
const takeover = {
  ...{ about: 'Pay all your fees to us.', address: 'Somewhere else', phone: '+91 98765 43210' },
  ...{ workingHours: [], services: [], documents: [] },
};

const refusals = (answers: Answer[]) => answers.map(({ status }) => status).join(', ');

/** Attacks on data of others: office pages, records, badges, and erased data. */
export const recordAttacks: Attack[] = [
  {
    row: 1,
    name: 'becoming an office by naming it',
    async replay({ on, say }) {
      const page = async () =>
        (await on.visitor().ask('GET', '/api/gov-offices/finance')).json<GovOfficeDetails>();
      const before = await page();
      const [department] = before.departments;
      const stranger = await newProfessional(on, 'Govt Officer');
      const details = {
        ...{ step: 'details', title: 'Mr', gender: 'Male', mobileNumber: ['+919876543210'] },
        ...{ whatsAppNumber: '', isWhatsAppSame: true, landlineNumber: '', syllabusTaught: [] },
        ...{ city: 'Bengaluru', location: 'HSR Layout', subject: [department?.name ?? ''] },
      };
      const named = await stranger.ask('PUT', '/api/vendors/me/onboarding/step', details);
      expect(named.status, named.text).toBe(204);
      const tried = [
        await stranger.ask('GET', '/api/vendors/me/desk'),
        await stranger.ask('PUT', '/api/vendors/me/desk', takeover),
        await stranger.ask('POST', '/api/vendors/me/complaints/NK-C-000001/answer', {
          text: 'Settled, move along.',
        }),
        await stranger.ask('POST', '/api/vendors/me/complaints/NK-C-000001/progress', {
          note: 'Looking at it.',
        }),
      ];
      expect(tried.filter(({ status }) => status < 400)).toEqual([]);
      const told = await stranger.ask('GET', '/api/vendors/me/complaints');
      expect(told.status >= 400 || told.json<{ complaints: [] }>().complaints.length === 0).toBe(
        true,
      );
      expect(await page()).toEqual(before);
      say(
        'sign up as Govt Officer, name a department, rewrite the office, read and answer its complaints',
        `${refusals(tried)}; the office’s page is as it was`,
      );
    },
  },
  {
    row: 2,
    name: 'a patient’s record by typing name and number',
    async replay({ on, say }) {
      const doctor = await demo(on, 'doctor');
      const secret = `HIV positive ${randomUUID()}`;
      const phone = `+9190${String(Date.now()).slice(-8)}`;
      const patient = { name: 'Radha Iyer', phone, email: newEmail(), note: secret };
      const made = await doctor.ask('POST', clients, patient);
      expect(made.status, made.text).toBe(201);
      const { _id } = made.json<Client>();
      const attacker = await newPerson(on, patient.name);
      const claimed = { fullName: patient.name, email: attacker.email, phone, gender: 'Female' };
      const typed = await attacker.ask('PUT', `/api/users/updateUser/${attacker.id}`, claimed);
      expect(typed.status, typed.text).toBe(200);
      const [start] = await freeTimes(attacker, doctor.vendorId);
      const order = { vendorId: doctor.vendorId, kind: 'appointment', start };
      const hold = (await attacker.ask('POST', '/api/holds', order)).json<{ _id: string }>();
      const booked = await attacker.ask('POST', '/api/bookings', {
        ...{ holdId: hold._id, payingBy: 'at-visit' },
        client: { name: patient.name, phone, city: 'Bengaluru' },
      });
      expect(booked.status, booked.text).toBe(201);
      const read = [
        await attacker.ask('GET', '/api/me/export'),
        await attacker.ask('GET', '/api/me/client-links'),
        await attacker.ask('GET', '/api/me/bookings?when=upcoming'),
        await attacker.ask('POST', '/api/me/client-links', { vendorId: doctor.vendorId, phone }),
      ];
      for (const { text } of read) expect(text).not.toContain(secret);
      const left = await attacker.ask('DELETE', `/api/users/deleteUser/${attacker.id}`);
      expect(left.status, left.text).toBe(200);
      const record = (await doctor.ask('GET', `${clients}/${_id}`)).json<Client>();
      expect([record.name, record.phone, record.note]).toEqual([patient.name, phone, secret]);
      say(
        'book under a patient’s name and number, export, list records, ask for the link; delete the account',
        `${refusals(read)} without the record; the professional’s record is as it was`,
      );
    },
  },
  {
    row: 12,
    name: 'new qualifications under the badge',
    async replay({ on, say }) {
      const doctor = await demo(on, 'doctor');
      const page = async () =>
        (await on.visitor().ask('GET', `/api/vendors/${doctor.vendorId}`)).json<VendorDetails>();
      const before = await page();
      const claim = { title: 'Neurozebrologist', qualifications: ['FRCS, London'] };
      const changed = await doctor.ask('PUT', '/api/vendors/me/settings/profile', claim);
      expect(changed.status, changed.text).toBe(200);
      const { claims } = changed.json<PracticeProfile>();
      try {
        const { title, qualifications } = await page();
        expect(title).toBe(before.title);
        expect(qualifications).not.toContain('FRCS, London');
        const found = await on.visitor().ask('GET', '/api/search?q=Neurozebrologist');
        expect(found.text).not.toContain(doctor.vendorId);
        expect(claims.map(({ value }) => value)).toEqual(['Neurozebrologist', 'FRCS, London']);
      } finally {
        for (const { _id } of claims) {
          await doctor.ask('DELETE', `/api/vendors/me/settings/claims/${_id}`);
        }
        const { title, qualifications } = before;
        await doctor.ask('PUT', '/api/vendors/me/settings/profile', { title, qualifications });
      }
      say(
        'a verified doctor gives a new title and qualification',
        `${changed.status}; both wait for an operator, page and search say what was checked`,
      );
    },
  },
  {
    row: 13,
    name: 'what deletion leaves behind',
    async replay({ on, say }) {
      const advocate = await demo(on, 'advocate');
      const mark = `Zebralily${Date.now()}`;
      const email = `${mark.toLowerCase()}@example.in`;
      const guest = on.visitor();
      const [start] = await freeTimes(guest, advocate.vendorId);
      const client = { name: mark, phone: '98450 12345', city: 'Bengaluru', email };
      const idempotencyKey = randomUUID();
      const made = await bookAsGuest(on, guest, {
        ...{ vendorId: advocate.vendorId, kind: 'consultation', start, client },
        ...{ isProved: true, idempotencyKey },
      });
      expect(made.status, made.text).toBe(201);
      const { booking, key } = made.json<BookingMade>();

      const owner = on.visitor();
      const order = { fullName: mark, email, phone: '', password };
      await owner.ask('POST', '/api/users/registerUser', order);
      // The code of the booking email is followed by more text on its line.
      const { match } = await letterWith(on, email, /code is (\d{4})\s*$/m);
      const otp = match[1];
      const proved = await owner.ask('POST', '/api/users/verify-otp', { email, otp });
      expect(proved.status, proved.text).toBe(200);
      const { token, _id } = proved.json<{ token: string; _id: string }>();
      owner.token = token;
      const left = await owner.ask('DELETE', `/api/users/deleteUser/${_id}`);
      expect(left.status, left.text).toBe(200);

      const again = await guest.ask(
        ...(['POST', '/api/bookings'] as const),
        { holdId: booking._id, client, payingBy: 'at-visit' },
        { 'booking-key': key ?? '', 'idempotency-key': idempotencyKey },
      );
      const seen = await advocate.ask('GET', `/api/bookings/${booking._id}`);
      for (const { text } of [again, seen]) expect(text).not.toContain(mark);
      const kept = await on.database((database) => tablesWith(database, [mark]));
      expect(kept).toEqual([]);
      say(
        'book as a guest, sign up with the same e-mail, delete the account; then look into every table',
        `name and address stand in no row; a repeated request answers ${again.status} without them`,
      );
    },
  },
];
