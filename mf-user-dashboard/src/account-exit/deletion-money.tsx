import type { Loaded } from '@nukkad/platform';
import type { DeletionTerms, Money } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import { text } from './account-exit.text';

/** Refunds and losses of a deletion; nothing if none. */
export function DeletionMoney({ terms }: { terms: Loaded<DeletionTerms> }) {
  if (terms.state === 'loading') return <p role="status">{text.termsLoading}</p>;
  if (terms.state === 'failed') return <p>{text.termsUnknown}</p>;
  const lines = linesOf(terms.value);
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function linesOf({ cancelled, refund, kept }: DeletionTerms): string[] {
  return [
    ...(cancelled > 0 ? [text.cancelled(cancelled)] : []),
    ...(refund.length > 0 ? [text.refund(sumOf(refund))] : []),
    ...(refund.length === 0 && kept.length > 0 ? [text.noRefund] : []),
    ...(kept.length > 0 ? [text.kept(sumOf(kept))] : []),
  ];
}

const sumOf = (amounts: readonly Money[]) => amounts.map(formatMoney).join(' + ');
