import { type Onboarding, onboardingSteps } from '@nukkad/platform/contract';
import { text } from './vendor-gate.text';

/** What a professional is told who is not public yet. */
export interface Prompt {
  title: string;
  /** A line each. */
  lines: string[];
  /** The way to the wizard. */
  way: string;
}

/** As it is told while more is not known. */
const unknown: Prompt = { title: text.draft, lines: [text.draftWhy], way: text.complete };

/** What there is to tell of where somebody stands; nothing of whom everybody can find. */
export function promptOf(onboarding: Onboarding | null): Prompt | null {
  if (onboarding === null) return unknown;
  switch (onboarding.state) {
    case 'draft':
      return { ...unknown, way: wayOn(onboarding) };
    case 'submitted':
      return { title: text.submitted, lines: [text.submittedWhy], way: text.see };
    case 'changes-needed':
      return { title: text.returned, lines: [...notAccepted(onboarding)], way: text.change };
    case 'approved':
      return null;
  }
}

function wayOn({ stored }: Onboarding): string {
  return stored.length === 0 ? text.complete : text.goOn(stored.length, onboardingSteps.length);
}

/** The operator's note, and each document that was rejected; in general where there is neither. */
function notAccepted({ credentials, history }: Onboarding): string[] {
  const note = history.findLast(({ what }) => what === 'returned')?.note ?? null;
  const rejected = credentials.filter(({ state }) => state === 'rejected');
  const reasons = [
    ...(note === null ? [] : [note]),
    ...rejected.map(({ title, reason }) => text.rejected(title, reason)),
  ];
  return reasons.length === 0 ? [text.returnedWhy] : reasons;
}
