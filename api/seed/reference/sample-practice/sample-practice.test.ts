import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samplePractice as schema } from '@nukkad/platform/contract/definitions';
import { samplePractice } from './sample-practice';

const { vendor, settings, clients, visits, office, documents } = samplePractice;

test('every name is marked as a sample', () => {
  const names = [
    ...[vendor.vendorName, settings.profile.name, office.office.heading, office.department.name],
    ...documents.flatMap(({ title, issuedBy }) => [title, issuedBy]),
  ];
  for (const name of names) assert.match(name, /\(sample\)$/);
  const [client] = clients;
  const unmarked = { ...samplePractice, clients: [{ ...client, name: 'Asha Rao' }] };
  assert.equal(schema.safeParse(unmarked).success, false);
});

test('nobody can be telephoned or written to, and no address is real', () => {
  assert.equal(office.department.phone, '');
  assert.match(settings.policy.meetingUrl ?? '', /^https:\/\/meet\.example\//);
  assert.doesNotMatch(JSON.stringify(samplePractice), /@|\+91/);
});

test('all that a dashboard shows is there: children, cases of each state, work, messages', () => {
  assert.ok(clients.some(({ age }) => age < 18));
  const outcomes = clients.flatMap(({ legalCase }) => (legalCase ? [legalCase.outcome] : []));
  assert.deepEqual(new Set(outcomes), new Set([null, 'won', 'lost']));
  assert.ok(clients.some(({ assignment }) => assignment?.submission));
  assert.ok(clients.some(({ message }) => message?.isUnread));
  assert.ok(visits.requests > 0);
});

test('it is a few kilobytes', () => {
  assert.ok(JSON.stringify(samplePractice).length < 8_192);
});
