/** Days before and after today that files of a practice are asked for. */
const DAYS = 20;
const DAY_MS = 86_400_000;

/** One calendar of each kind, from demo accounts: `[{ where, text }]`. */
export async function calendarFiles({ origin, signIn }) {
  const [user, doctor, advocate] = await Promise.all(['user', 'doctor', 'advocate'].map(signIn));
  const days = `from=${dayAway(-DAYS)}&to=${dayAway(DAYS)}`;
  const { bookings } = await (await ask(origin, user, '/api/me/bookings?when=all')).json();
  const wanted = [
    [user, await feedOf(origin, user, { scope: 'mine' })],
    [doctor, await feedOf(origin, doctor, { scope: 'practice', namesClients: true })],
    [user, `/api/bookings/${bookings[0]._id}/ics`],
    [doctor, `/api/vendors/me/calendar.ics?${days}`],
    [advocate, `/api/vendors/me/hearings.ics?${days}`],
  ];
  return Promise.all(
    wanted.map(async ([account, path]) => ({
      // A feed's address is secret.
      where: path.replace(/\?key=.*/, ''),
      text: await (await ask(origin, account, path)).text(),
    })),
  );
}

async function feedOf(origin, account, order) {
  const { address } = await (await ask(origin, account, '/api/me/calendar-feeds', order)).json();
  const { pathname, search } = new URL(address);
  return pathname + search;
}

const dayAway = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function ask(origin, { token }, path, body) {
  const answer = await fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
