import type {
  Credential,
  OnboardingDraft,
  OnboardingOutline,
  OnboardingStep,
} from '@nukkad/platform/contract';

/** What the screen of a step is told. */
export interface StepProps<S extends OnboardingStep> {
  value: OnboardingDraft[S];
  draft: OnboardingDraft;
  profession: string;
  outline: OnboardingOutline;
  /** Documents that were sent back. */
  rejected: readonly Credential[];
  change: (next: Partial<OnboardingDraft[S]>) => void;
  /** What is to be shown beside a field now. */
  errorOf: (field: string) => string | undefined;
  /** A field was left: what is wrong with it can be told. */
  leave: (field: string) => void;
}
