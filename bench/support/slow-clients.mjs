import { connect } from 'node:net';

// A process of its own, forked by the slow-sockets bench: holds connections that dawdle, and opens
// a new one for each that the server ends. Is told { count } and answers { open } when they stand;
// asked { tally: true } it tells how many the server has ended.

/** One byte of each connection after this time. */
const BYTE_EVERY_MS = 5_000;
/** So many are opened at a time: a server's queue of new connections is short. */
const OPENED_AT_ONCE = 200;

const [, , port] = process.argv;

const HEAD = (method, url) => `${method} ${url} HTTP/1.1\r\nhost: 127.0.0.1\r\n`;

/** What a connection sends at once, and what it then sends byte by byte. */
const WAYS = [
  { name: 'headers', begins: HEAD('GET', '/api/vendors'), dawdles: `x-slow: ${'a'.repeat(5_000)}` },
  {
    name: 'body',
    begins: `${HEAD('POST', '/api/users/loginUser')}content-type: application/json\r\ncontent-length: 5000\r\n\r\n`,
    dawdles: ' '.repeat(5_000),
  },
  {
    name: 'reader',
    begins: `${HEAD('GET', '/api/category/getAllCategories')}\r\n`,
    dawdles: '',
    isDeaf: true,
  },
  { name: 'idle', begins: '', dawdles: '' },
];

const sockets = new Set();
const ended = {};
let isOver = false;

process.on('message', async ({ count, tally, stop }) => {
  if (count) {
    for (let opened = 0; opened < count; opened += OPENED_AT_ONCE) {
      await Promise.all(
        Array.from({ length: Math.min(OPENED_AT_ONCE, count - opened) }, (_, nth) =>
          open(WAYS[(opened + nth) % WAYS.length]),
        ),
      );
    }
    process.send({ open: sockets.size });
  }
  if (tally) process.send({ open: sockets.size, ended });
  if (stop) {
    isOver = true;
    for (const socket of sockets) socket.destroy();
    process.send({ open: 0, ended });
  }
});
process.once('disconnect', () => process.exit());

setInterval(() => {
  for (const socket of sockets) dawdle(socket);
}, BYTE_EVERY_MS);

function open(way) {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.sent = 0;
      socket.way = way;
      if (way.isDeaf) socket.pause();
      socket.write(way.begins);
      sockets.add(socket);
      resolve();
    });
    if (!way.isDeaf) socket.resume();
    socket.on('error', resolve);
    socket.on('close', () => {
      if (!sockets.delete(socket) || isOver) return;
      ended[way.name] = (ended[way.name] ?? 0) + 1;
      void open(way);
    });
  });
}

function dawdle(socket) {
  const next = socket.way.dawdles[socket.sent];
  if (next === undefined) return;
  socket.sent += 1;
  socket.write(next);
}
