import type { KeySignature, Signature, SignedKind } from '@nukkad/platform/contract';
import { type SignatureBook, textDigest } from './signature-book';
import { isSigned, type Signer } from './signer';

/** A signer that puts the signatures of other holders beside its own. */
export interface ThresholdSigner extends Signer {
  /** Signs what so many release keys must sign, with as many as have signed it so far. */
  signAll(kind: SignedKind, value: unknown): Signature;
  /** True when something was signed by fewer keys than must sign it. */
  lacksSignatures(): boolean;
  /** All that was signed. */
  book(): SignatureBook;
}

/** The signer of a registry where one key is enough. */
export function singleSigner(full: Signer): ThresholdSigner {
  return { ...full, signAll: full.sign, lacksSignatures: () => false, book: () => ({}) };
}

/**
 * The signer of one holder where several must sign. What enough of them have signed is taken from
 * the book, so that each writes the same bytes.
 */
export function thresholdSigner(
  full: Signer,
  threshold: number,
  known: SignatureBook,
): ThresholdSigner {
  const signed: SignatureBook = {};
  let lacks = false;
  const gather = (kind: SignedKind, value: unknown, wanted: number): KeySignature[] => {
    const text = textDigest(kind, value);
    const before =
      signed[text] ??
      oneOfEach(known[text]).filter((one) => isSigned(kind, value, one, full.believed));
    const isDone = before.length >= wanted || before.some(({ key }) => key === full.key);
    const all = isDone ? before : [...before, full.sign(kind, value)];
    signed[text] = all;
    return all;
  };
  return {
    ...full,
    threshold,
    // The head of the log stays one key's: the key of canaries has to sign it as well.
    sign: (kind, value) => (kind === 'log' ? full.sign(kind, value) : gather(kind, value, 1)[0]!),
    signAll(kind, value) {
      const [first, ...others] = gather(kind, value, threshold).slice(0, threshold);
      lacks ||= others.length + 1 < threshold;
      return { ...first!, ...(others.length > 0 && { cosignatures: others }) };
    },
    lacksSignatures: () => lacks,
    book: () => signed,
  };
}

function oneOfEach(signatures: readonly KeySignature[] = []): KeySignature[] {
  return [...new Map(signatures.map((one) => [one.key, one])).values()];
}
