import type { OnboardingDraft, OnboardingStep } from '@nukkad/platform/contract';
import { useFormChange } from '@nukkad/shared-ui';
import { type RefObject, useEffect } from 'react';
import { isSame } from '../draft/draft.model';
import { formValues } from '../draft/step-form.model';
import type { Wizard } from './wizard.store';

interface Props {
  step: OnboardingStep;
  wizard: Wizard;
  /** Last common state of form and draft. */
  lastSynced: RefObject<OnboardingDraft[OnboardingStep]>;
}

/** Copies external draft changes into the form: an uploaded file, another device. */
export function FollowDraft({ step, wizard, lastSynced }: Props) {
  const change = useFormChange<OnboardingDraft[OnboardingStep]>();
  useEffect(() => {
    const follow = () => {
      const { draft } = wizard.get();
      if (isSame(draft[step], lastSynced.current)) return;
      lastSynced.current = draft[step];
      change(formValues(step, draft, () => crypto.randomUUID()));
    };
    follow();
    return wizard.subscribe(follow);
  }, [step, wizard, lastSynced, change]);
  return null;
}
