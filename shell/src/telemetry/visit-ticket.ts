import {
  type VisitTicket,
  type VisitTicketOrder,
  visitTicketPath,
} from '@nukkad/platform/contract';

/**
 * Requests the ticket that makes this page's reports count in canary evaluation. Never rejects:
 * without a ticket reports are still sent.
 */
export async function takeVisitTicket(lock: string): Promise<string | undefined> {
  const order: VisitTicketOrder = { lock };
  try {
    const answer = await fetch(visitTicketPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
      credentials: 'omit',
    });
    if (!answer.ok) return undefined;
    const { ticket }: VisitTicket = await answer.json();
    return ticket ?? undefined;
  } catch {
    return undefined;
  }
}
