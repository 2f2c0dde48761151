import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A message as a mail server received it. */
export interface Received {
  from: string;
  to: string[];
  raw: string;
}

export interface MailServer {
  port: number;
  url: string;
  received: Received[];
  close: () => Promise<void>;
}

/** A real mail server on this machine. It accepts all mail except to `nobody@…`. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('nobody@')
        ? done(Object.assign(new Error('No such user'), { responseCode: 550 }))
        : done(),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, raw: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const own = (server.server.address() as AddressInfo).port;
  return {
    ...{ port: own, url: `smtp://127.0.0.1:${own}`, received },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
