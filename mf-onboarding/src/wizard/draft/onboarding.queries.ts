import { api, sendFile, useAnswers, useEndpoint } from '@nukkad/platform';
import type {
  DraftOrder,
  FileLink,
  Onboarding,
  OnboardingDraft,
  OnboardingStep,
  ReferenceList,
  StepOrder,
} from '@nukkad/platform/contract';
import { useMemo } from 'react';
import * as orders from './orders.model';

export const useOnboarding = () => useEndpoint('getOnboarding', undefined, { refreshOnShow: true });

/** Retry delay of a list that could not be loaded. */
const REFERENCE_AGAIN_MS = 3_000;

/** Options of a list; empty while not loaded, because all of them can be typed. */
export function useReference(list: ReferenceList, of?: string, isWanted = true): string[] {
  const request = { params: { list }, ...(of !== undefined && { query: { of } }) };
  const loaded = useEndpoint('getReference', request, {
    enabled: isWanted,
    retryEvery: REFERENCE_AGAIN_MS,
  });
  return loaded.state === 'ready' ? loaded.value.map(({ name }) => name) : [];
}

/** API calls of the wizard; each rejects with an ApiError. */
export interface OnboardingCalls {
  read(): Promise<Onboarding>;
  keep(order: DraftOrder, how?: { keepalive?: boolean }): Promise<{ revision: number }>;
  store(step: OnboardingStep, draft: OnboardingDraft): Promise<void>;
  submit(): Promise<Onboarding>;
  /** Updates the cached onboarding for all screens. */
  follow(change: (before: Onboarding) => Onboarding): void;
  renew(): void;
}

export function useOnboardingCalls({
  vendorId,
  profession,
}: Pick<Onboarding, 'vendorId' | 'profession'>): OnboardingCalls {
  const answers = useAnswers();
  return useMemo(
    () => ({
      read: () => api.call('getOnboarding'),
      keep: (body, how = {}) => api.call('keepOnboardingDraft', { body }, how),
      store: (step, draft) =>
        profession === 'teacher'
          ? storeTeacher[step](vendorId, draft)
          : storeStep({ step, ...draft[step] } as StepOrder),
      submit: () => api.call('submitOnboarding'),
      follow: (change) => answers.change('getOnboarding', undefined, change),
      renew: () => answers.renew('getOnboarding'),
    }),
    [answers, vendorId, profession],
  );
}

const storeStep = async (body: StepOrder): Promise<void> => {
  await api.call('storeOnboardingStep', { body });
};

/** The documented calls; none of them can state that a document does not exist. */
const storeTeacher: Record<
  OnboardingStep,
  (vendorId: string, draft: OnboardingDraft) => Promise<void>
> = {
  async details(vendorId, { details }) {
    await api.call('registerTeacher', { body: orders.registrationOf(vendorId, details) });
  },
  async description(vendorId, { description }) {
    await api.call('addTeacherDesc', { body: orders.descriptionOf(vendorId, description) });
  },
  async certificates(vendorId, { certificates: { none, items } }) {
    if (none) return storeStep({ step: 'certificates', none, items: [] });
    await removeOthers('certificate', items);
    for (const item of items) {
      const body = orders.certificateForm(vendorId, item);
      await api.call('uploadTeacherCertificate', { body });
    }
  },
  async education(vendorId, { education: { none, items } }) {
    if (none) return storeStep({ step: 'education', none, items: [] });
    await removeOthers('education', items);
    const known = await api.call('getReference', { params: { list: 'specializations' } });
    const idOf = (name: string) => known.find((one) => one.name === name)?._id;
    for (const item of items) {
      await api.call('createEducation', { body: orders.educationForm(vendorId, item, idOf) });
    }
  },
  async availability(vendorId, { availability }) {
    const order = { params: { vendorId }, body: orders.openingTimesOf(availability) };
    await api.call('addOpeningClosingTimes', order);
  },
  async other(vendorId, { other }) {
    await api.call('teacherDetail', { body: orders.teacherDetailOf(vendorId, other) });
  },
};

/** Deletes submitted documents that the draft no longer contains. */
async function removeOthers(kind: 'certificate' | 'education', items: readonly { id: string }[]) {
  const { credentials } = await api.call('getOnboarding');
  const gone = credentials.filter(
    (one) => one.kind === kind && !items.some(({ id }) => id === one._id),
  );
  for (const { _id } of gone) {
    await api.call('removeCredential', { params: { credentialId: _id } });
  }
}

/** Uploads a file before the step that references it. */
export { sendFile };

export const linkTo = (fileId: string): Promise<FileLink> =>
  api.call('linkFile', { params: { fileId } });

/** Content of a private file. */
export const readFile = async (fileId: string): Promise<Blob> =>
  api.file((await linkTo(fileId)).url);
