import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { GovOffice, GovOfficeDetails } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { whileSuspended } from '../../../test/fixtures/people';

onDatabase((open) => {
  let running: TestApp;
  let offices: GovOffice[];
  before(async () => {
    running = await startTestApp(open, { vendors: 900 });
    offices = (await running.app.inject('/api/gov-offices')).json();
  });
  after(() => running.close());

  const details = async (slug: string): Promise<GovOfficeDetails> =>
    (await running.app.inject(`/api/gov-offices/${slug}`)).json();

  test('there are ten offices of five departments, finance first', async () => {
    assert.equal(offices.length, 10);
    assert.equal(offices[0]?.detail1, 'State Department of Finance');
    for (const { heading, detail1, detail2, detail3, detail4, detail5 } of offices) {
      const names = [detail1, detail2, detail3, detail4, detail5];
      assert.ok(heading && names.every((name) => name !== ''));
      assert.equal(new Set(names).size, 5);
    }
  });

  test('every department has officers, hours, services and documents', async () => {
    for (const office of offices) {
      const { departments, ...card } = await details(office.slug);
      assert.deepEqual(card, office);
      assert.deepEqual(
        departments.map(({ name }) => name),
        [office.detail1, office.detail2, office.detail3, office.detail4, office.detail5],
      );
      for (const one of departments) {
        assert.ok(one.officers.length > 0, one.name);
        assert.ok(one.workingHours.length >= 5 && one.services.length > 0, one.name);
        assert.ok(one.documents.length > 0 && one.address && one.phone && one.about, one.name);
        for (const { days, fee } of one.services) {
          assert.ok(days > 0 && (fee === null || (fee.amount > 0 && fee.currency === 'INR')));
        }
      }
    }
  });

  test('officers of a department are those who name it', async () => {
    const { departments } = await details('finance');
    for (const { name, officers } of departments) {
      for (const { _id } of officers) {
        const officer = (await running.app.inject(`/api/vendors/${_id}`)).json();
        assert.equal(officer.office, 'finance');
        assert.ok(
          officer.specialization.some(
            (one: { specializationName: string }) => one.specializationName === name,
          ),
        );
      }
    }
  });

  test('an officer who is not live is not shown', async () => {
    const [first] = (await details('revenue')).departments[0]!.officers;
    await whileSuspended(running.database, first!._id, async () => {
      const { departments } = await details('revenue');
      const shown = departments.flatMap(({ officers }) => officers.map(({ _id }) => _id));
      assert.ok(!shown.includes(first!._id));
    });
  });
});
