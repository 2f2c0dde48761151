import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Arm } from './reports.model';

/** One page view in a canary's arm, without any identity. */
export interface TicketedVisit {
  visit: string;
  canary: string;
  arm: Arm;
}

/** As long as a visit is separate from the totals: an old ticket cannot count twice. */
const lifeSeconds = 30 * 60;

const payload = z.object({
  ...{ visit: z.uuid(), canary: z.string(), arm: z.enum(['canary', 'live']) },
  expires: z.int(),
});

/** The signing key of tickets is derived from the server's secret. */
export function visitTickets(secret: string, now: () => number = Date.now) {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  const [ticketKey, networkKey] = [keyFor('visit tickets'), keyFor('canary networks')];
  const signature = (text: string) => createHmac('sha256', ticketKey).update(text).digest();
  const seconds = () => Math.floor(now() / 1_000);
  return {
    issue(canary: string, arm: Arm): string {
      const told = { visit: randomUUID(), canary, arm, expires: seconds() + lifeSeconds };
      const text = Buffer.from(JSON.stringify(told)).toString('base64url');
      return `${text}.${signature(text).toString('base64url')}`;
    },

    /** Undefined for a forged or expired ticket. */
    read(ticket: string): TicketedVisit | undefined {
      const [text = '', signed = ''] = ticket.split('.', 2);
      const given = Buffer.from(signed, 'base64url');
      const own = signature(text);
      if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
      const read = payload.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
      if (!read.success || read.data.expires <= seconds()) return undefined;
      const { visit, canary, arm } = read.data;
      return { visit, canary, arm };
    },

    /** Pseudonym of a network, different for each canary. */
    networkName: (canary: string, network: string): string =>
      createHmac('sha256', networkKey).update(`${canary}\n${network}`).digest('base64url'),
  };
}
