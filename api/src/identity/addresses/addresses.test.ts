import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type Address, limits } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';

const home = {
  label: 'Home',
  name: 'Kavya Menon',
  line: '12, 4th Cross, 27th Main',
  city: 'Bengaluru',
  pin: '560102',
  mobile: '098765 43210',
  isDefault: false,
};

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    await running.database.query.deleteFrom('address').execute();
  });
  after(() => running.close());

  async function person(account: string) {
    const { ask } = await signedIn(running.app, account);
    const url = '/api/me/addresses';
    return {
      add: (body: object, key?: string) =>
        ask('POST', url, body, key ? { 'idempotency-key': key } : {}),
      list: async (): Promise<Address[]> => (await ask('GET', url)).json(),
      change: (id: string, body: object) => ask('PUT', `${url}/${id}`, body),
      remove: (id: string) => ask('DELETE', `${url}/${id}`),
    };
  }

  const labels = (addresses: Address[]) =>
    addresses.map(({ label, isDefault }) => (isDefault ? `*${label}` : label));

  test('the first is the default, until another is made so', async () => {
    const user = await person('user');
    assert.deepEqual(await user.list(), []);
    const first = await user.add(home);
    assert.equal(first.statusCode, 201);
    const { _id, ...added } = first.json();
    assert.deepEqual(added, { ...home, mobile: '+919876543210', isDefault: true });
    await user.add({ ...home, label: 'Work' });
    const parents = (await user.add({ ...home, label: 'Parents', isDefault: true })).json();
    assert.deepEqual(labels(await user.list()), ['*Parents', 'Home', 'Work']);

    const changed = await user.change(_id, { ...home, label: 'Old home', isDefault: true });
    assert.deepEqual([changed.statusCode, changed.json().label], [200, 'Old home']);
    assert.deepEqual(labels(await user.list()), ['*Old home', 'Work', 'Parents']);
    await user.change(_id, { ...home, label: 'Home', isDefault: false });
    assert.deepEqual(labels(await user.list()), ['*Home', 'Work', 'Parents']);

    assert.equal((await user.remove(_id)).statusCode, 204);
    assert.deepEqual(labels(await user.list()), ['*Work', 'Parents']);
    await user.remove(parents._id);
    assert.deepEqual(labels(await user.list()), ['*Work']);
    assert.equal((await user.remove(parents._id)).statusCode, 404);
  });

  test('somebody else’s address is none', async () => {
    const user = await person('user');
    const { _id } = (await user.add({ ...home, label: 'Mine' })).json();
    const other = await person('ca');
    assert.deepEqual(await other.list(), []);
    for (const response of [
      await other.change(_id, home),
      await other.remove(_id),
      await other.change('00000000-0000-7000-8000-000000000000', home),
    ]) {
      assert.deepEqual([response.statusCode, response.json().code], [404, 'not-found']);
    }
    assert.ok((await user.list()).some(({ label }) => label === 'Mine'));
  });

  test('many at once leave exactly one default', async () => {
    const doctor = await person('doctor');
    const added = await Promise.all(
      Array.from({ length: 6 }, (_, index) => doctor.add({ ...home, label: `Place ${index}` })),
    );
    const ids = added.map((response) => response.json()._id);
    const made = await Promise.all(
      ids.map((id) => doctor.change(id, { ...home, isDefault: true })),
    );
    assert.ok(made.every(({ statusCode }) => statusCode === 200));
    assert.equal((await doctor.list()).filter(({ isDefault }) => isDefault).length, 1);
    const gone = await Promise.all(ids.slice(0, 5).map((id) => doctor.remove(id)));
    assert.ok(gone.every(({ statusCode }) => statusCode === 204));
    assert.deepEqual(
      (await doctor.list()).map(({ isDefault }) => isDefault),
      [true],
    );
  });

  test('what is sent twice with one key is there once', async () => {
    const teacher = await person('teacher');
    const key = randomUUID();
    const [one, two] = await Promise.all([teacher.add(home, key), teacher.add(home, key)]);
    assert.deepEqual(one.json(), two.json());
    assert.equal((await teacher.list()).length, 1);
    // An idempotency key belongs to one user.
    const other = await person('engineer');
    assert.equal((await other.add(home, key)).statusCode, 409);
    assert.deepEqual(await other.list(), []);
  });

  test('there is an end to them, and it says what to do', async () => {
    const advocate = await person('advocate');
    const added: number[] = [];
    for (let count = 0; count <= limits.addressesMost; count += 1) {
      added.push((await advocate.add(home)).statusCode);
    }
    assert.deepEqual(added, [...Array(limits.addressesMost).fill(201), 409]);
    assert.equal((await advocate.list()).length, limits.addressesMost);
  });

  test('what is wrong is said at its field', async () => {
    const user = await person('user');
    const wrong = [
      [{ ...home, pin: '012345' }, 'pin'],
      [{ ...home, pin: '5601' }, 'pin'],
      [{ ...home, mobile: 'no number' }, 'mobile'],
      [{ ...home, line: ' ' }, 'line'],
      [{ ...home, label: 'x'.repeat(41) }, 'label'],
      [{ ...home, name: 'a\u0000b' }, 'name'],
      [{ ...home, city: 7 }, 'city'],
      [{ ...home, isDefault: 'yes' }, 'isDefault'],
    ] as const;
    for (const [body, field] of wrong) {
      const response = await user.add(body);
      assert.equal(response.statusCode, 422);
      assert.deepEqual(Object.keys(response.json().errors), [field]);
    }
    assert.equal((await user.remove('nothing')).statusCode, 422);
  });
});
