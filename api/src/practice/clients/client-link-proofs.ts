import { limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import type { BatchHandler } from '../../core/jobs/handlers';
import type { JobKind } from '../../core/jobs/job-kind';
import { currentLanguage } from '../../core/language/current-language';
import { languageOfEmail } from '../../core/language/people-language.store';
import type { ClientLinkNeeds } from './client-links.deps';
import * as store from './client-links.store';
import { clientLinkWords } from './client-links.words';
import { linkTokenHash, linkWithToken, newLinkToken } from './link-token';

/** A request whose email is not proved yet. */
interface ClientProof {
  linkId: string;
}

export const clientProofJob: JobKind<ClientProof> = {
  name: 'client-link-proof',
  priority: 'high',
};

/**
 * Job that emails the links proving a record's address, after responses that reveal nothing of it.
 */
export function clientProofs(deps: ClientLinkNeeds): BatchHandler<ClientProof> {
  return {
    atOnce: 50,
    leaseSeconds: 60,
    workAll: async (trx, requests) => {
      for (const { linkId } of requests) {
        const request = await store.requestToProve(trx, linkId);
        if (request) await sendProof(trx, deps, request);
      }
    },
  };
}

async function sendProof(
  trx: Kysely<Tables>,
  deps: ClientLinkNeeds,
  due: { id: string; vendor_id: string; email: string },
): Promise<void> {
  const [record, another] = await store.recordsWithEmail(trx, due.vendor_id, due.email);
  // When several records share the address, only the professional can tell which one is meant.
  if (!record?.email || another) return;
  if ((await store.countSentTo(trx, record.email)) >= limits.clientLinkEmailsPerDay) return;
  const vendor = await store.professional(trx, due.vendor_id);
  if (!vendor) return;
  const token = newLinkToken();
  await store.noteProof(trx, due.id, {
    clientId: record.id,
    email: record.email,
    tokenHash: linkTokenHash(token),
    seconds: limits.clientProofMinutes * 60,
  });
  await store.addEvent(trx, due.id, 'proof-sent', 'system');
  const language = await languageOfEmail(trx, record.email, currentLanguage());
  const words = clientLinkWords(language);
  const email = words.proofEmail(record.email, vendor.name, linkWithToken(deps, token));
  await enqueueEmail(trx, { ...email, language });
}
