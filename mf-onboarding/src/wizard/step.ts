import type { Credential, OnboardingDraft, OnboardingOutline } from '@nukkad/platform/contract';

/** What the fields of a step are told; their answers are the form's around them. */
export interface StepProps {
  draft: OnboardingDraft;
  profession: string;
  outline: OnboardingOutline;
  /** Documents that were sent back. */
  rejected: readonly Credential[];
}
