import type { Credential, OnboardingDraft, OnboardingOutline } from '@nukkad/platform/contract';

/** Props of a step's fields; values come from the surrounding form. */
export interface StepProps {
  draft: OnboardingDraft;
  profession: string;
  outline: OnboardingOutline;
  /** Documents returned by the operator. */
  rejected: readonly Credential[];
}
