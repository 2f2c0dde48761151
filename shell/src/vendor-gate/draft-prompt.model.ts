import { type Onboarding, onboardingSteps } from '@nukkad/platform/contract';
import { text } from './vendor-gate.text';

/** Prompt for a professional who is not listed yet. */
export interface Prompt {
  title: string;
  lines: string[];
  /** Label of the link to the wizard. */
  way: string;
}

/** Shown until the onboarding state is known. */
const unknown: Prompt = { title: text.draft, lines: [text.draftWhy], way: text.complete };

/** Prompt for an onboarding state; null once the professional is listed. */
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

/** The operator's note and each rejected document; a general text without either. */
function notAccepted({ credentials, history }: Onboarding): string[] {
  const note = history.findLast(({ what }) => what === 'returned')?.note ?? null;
  const rejected = credentials.filter(({ state }) => state === 'rejected');
  const reasons = [
    ...(note === null ? [] : [note]),
    ...rejected.map(({ title, reason }) => text.rejected(title, reason)),
  ];
  return reasons.length === 0 ? [text.returnedWhy] : reasons;
}
