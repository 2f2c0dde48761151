import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

/**
 * Answers that a server gives in a second to so many connections, which each ask again as soon as
 * they are answered. Reads no more of an answer than it has to: a client of `fetch` is slower than a
 * web server. Fails when an answer is not 200.
 */
export async function answersASecond(origin, address, { hands, milliseconds, headers }) {
  const until = performance.now() + milliseconds;
  const { hostname, port, host } = new URL(origin);
  const asked = (nth) =>
    [
      `GET ${address} HTTP/1.1`,
      `host: ${host}`,
      ...Object.entries(headers(nth)).map(([name, value]) => `${name}: ${value}`),
    ].join('\r\n') + HEAD_END;
  let answered = 0;
  /** Resolves when the server ends the connection, as it does after many answers, or time is up. */
  const connection = () =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.on('error', reject).on('close', resolve);
      const ask = () => socket.write(asked(answered));
      const read = answerReader((isLast) => {
        answered += 1;
        if (performance.now() < until && !isLast) ask();
        else socket.destroy();
      });
      socket.on('data', (chunk) => {
        try {
          read(chunk);
        } catch (error) {
          socket.destroy(error);
        }
      });
      ask();
    });
  const hand = async () => {
    while (performance.now() < until) await connection();
  };
  await Promise.all(Array.from({ length: hands }, hand));
  return Math.round((answered / milliseconds) * 1_000);
}

/** Calls `done` for each whole answer, and says whether the server ends the connection with it. */
function answerReader(done) {
  let left = 0;
  let isLast = false;
  return (chunk) => {
    if (left === 0) {
      const head = headOf(chunk);
      left = head.length + HEAD_END.length + bodyLength(head);
      isLast = /^connection: *close/im.test(head);
    }
    left -= chunk.length;
    if (left === 0) done(isLast);
  };
}

/** The head of an answer, which is whole in its first chunk. */
function headOf(chunk) {
  const end = chunk.indexOf(HEAD_END);
  const head = chunk.toString('latin1', 0, end);
  if (end < 0 || !/^HTTP\/1\.1 200 /.test(head)) throw new Error(`Answered ${head.slice(0, 80)}`);
  return head;
}

function bodyLength(head) {
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  if (length === undefined) throw new Error('An answer without its length.');
  return Number(length);
}
