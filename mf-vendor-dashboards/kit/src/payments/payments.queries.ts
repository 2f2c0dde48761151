import { api, failureOf, useAnswers, useEndpoint } from '@nukkad/platform';
import {
  creditNotePdfAddress,
  type EarningEntry,
  type Earnings,
  invoicePdfAddress,
  type Payout,
} from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { saveFile } from '@nukkad/platform/save-file';
import { useState } from 'react';
import { runWithToast } from '../common/saving/run-with-toast';
import { joined } from './payments.model';
import { text } from './payments.text';

export const useEarnings = () => useEndpoint('getEarnings', { query: {} }, { refreshOnShow: true });

export const useInvoice = (entryId: string) => useEndpoint('getInvoice', { params: { entryId } });

/** Downloads an invoice; its number has slashes, which names of files have not. */
export async function saveInvoice(entryId: string, number: string): Promise<void> {
  const file = await api.file(invoicePdfAddress(entryId));
  saveFile(file, `${number.replaceAll('/', '-')}.pdf`);
}

/** Downloads the credit note of a refund. */
export async function saveCreditNote({ _id, reference }: EarningEntry): Promise<void> {
  saveFile(await api.file(creditNotePdfAddress(_id)), `credit-note-${reference}.pdf`);
}

/** Newest ledger entries, and older ones on request. */
export function useEntries({ entries, next }: Earnings) {
  const [older, setOlder] = useState<{ entries: EarningEntry[]; next: string | null } | null>(null);
  const [isLoading, setLoading] = useState(false);
  const cursor = older === null ? next : older.next;
  const more = async (from: string) => {
    setLoading(true);
    await runWithToast(text.olderWhat, async () => {
      const page = await api.call('getEarnings', { query: { cursor: from } });
      setOlder((known) => ({
        entries: joined(known?.entries ?? [], page.entries),
        next: page.next,
      }));
    });
    setLoading(false);
  };
  return {
    entries: joined(entries, older?.entries ?? []),
    isLoading,
    showOlder: cursor === null ? null : () => void more(cursor),
  };
}

/** Pays out the balance; returns the amounts paid, or the reason for a failure. */
export function usePayout() {
  const answers = useAnswers();
  const [keyFor] = useState(createIdempotencyKeys);
  return async (balance: Earnings['balance']): Promise<Payout[] | string> => {
    try {
      // Same balance, same idempotency key: a retry is the same payout.
      const paid = await api.call('requestPayout', undefined, keyFor(balance));
      answers.renew('getEarnings');
      answers.renew('getPayouts');
      return paid;
    } catch (error) {
      const { status, code, message } = failureOf(error);
      if (status === null) return code === 'unreadable' ? text.payFailed : text.payUnknown;
      if (code === 'demonstration') return message;
      if (status !== 409) return text.payFailed;
      answers.renew('getEarnings');
      return text.nothingToPay;
    }
  };
}
