import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import type { CalendarFeed } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { addBooking } from '../../../test/fixtures/bookings';
import { demoVendor } from '../../../test/fixtures/people';
import { temporaryFolder } from '../../../test/process/at-exit';

const run = promisify(execFile);

const skip = hasPrograms() ? false : 'no vdirsyncer and khal here';

onDatabase((open) => {
  describe('calendar programs of others', { skip }, () => {
    const folder = temporaryFolder('calendar');
    const calendar = path.join(folder, 'calendar');
    const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'Asia/Kolkata' };
    let running: TestApp;
    let origin: string;
    before(async () => {
      running = await startTestApp(open, { vendors: 20 });
      origin = await running.app.listen({ port: 0, host: '127.0.0.1' });
      mkdirSync(calendar);
    });
    after(() => running.close());

    /** Synchronises with vdirsyncer, and asks khal what stands there: a line an entry. */
    async function seen(): Promise<string[]> {
      const config = path.join(folder, 'vdirsyncer');
      await run('vdirsyncer', ['--config', config, 'sync'], { env });
      const asked = ['list', '--format', '{start} to {end}: {title} @ {location}', 'today', '30d'];
      const { stdout } = await run('khal', ['--config', path.join(folder, 'khal'), ...asked], {
        env,
      });
      return stdout.split('\n').filter((line) => line.includes(' to '));
    }

    test('vdirsyncer fetches it, khal shows it, and what is cancelled goes', async () => {
      const user = await signedIn(running.app, 'user');
      const made = await user.ask('POST', '/api/me/calendar-feeds', { scope: 'mine' });
      const { pathname, search } = new URL(made.json<CalendarFeed>().address);
      writePrograms(folder, calendar, origin + pathname + search);
      await run('vdirsyncer', ['--config', path.join(folder, 'vdirsyncer'), 'discover'], { env });
      const vendorId = await demoVendor(running.database, 'doctor');
      const before = await seen();
      const id = await addBooking(running.database, vendorId, { user_id: user.userId });
      const { starts_at } = await running.database.query
        .selectFrom('booking')
        .select('starts_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const added = (await seen()).filter((line) => !before.includes(line));
      assert.equal(added.length, 1, added.join('\n'));
      const start = new Intl.DateTimeFormat('en-GB', {
        ...{ hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Kolkata' },
      }).format(starts_at);
      assert.ok(added[0]?.includes(start), `${added[0]} at ${start}`);
      assert.match(added[0] ?? '', /Appointment with Dr\. Ananya Hegde @ .*Bengaluru \d{6}$/);

      await running.database.query
        .updateTable('booking')
        .set({ status: 'cancelled-by-client' })
        .where('id', '=', id)
        .execute();
      assert.deepEqual(await seen(), before);
    });
  });
});

/** The settings of both programs. */
function writePrograms(folder: string, calendar: string, url: string): void {
  writeFileSync(
    path.join(folder, 'vdirsyncer'),
    `[general]
status_path = "${path.join(folder, 'status')}"
[pair bookings]
a = "here"
b = "nukkad"
collections = null
conflict_resolution = "b wins"
[storage here]
type = "filesystem"
path = "${calendar}"
fileext = ".ics"
[storage nukkad]
type = "http"
url = "${url}"
`,
  );
  writeFileSync(
    path.join(folder, 'khal'),
    `[calendars]
[[nukkad]]
path = ${calendar}
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
local_timezone = Asia/Kolkata
default_timezone = Asia/Kolkata
[sqlite]
path = ${path.join(folder, 'khal.db')}
`,
  );
}

function hasPrograms(): boolean {
  try {
    for (const name of ['vdirsyncer', 'khal'])
      execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
