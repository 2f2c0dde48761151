import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type {
  Availability,
  CredentialOrder,
  DayExceptionOrder,
  HandedFile,
  PackageChange,
  PracticePolicy,
  PracticeProfile,
  PracticeProfileOrder,
  PracticeSettings,
  ServiceOrder,
  WorkOrder,
} from '@nukkad/platform/contract';

export const useSettings = () => useEndpoint('getPracticeSettings');

/** Each call rejects with an ApiError; on success the shown settings are updated. */
export function useSettingsChanges() {
  const answers = useAnswers();
  const follow = (change: (settings: PracticeSettings) => Partial<PracticeSettings>) => {
    const changed = (settings: PracticeSettings) => ({ ...settings, ...change(settings) });
    answers.change('getPracticeSettings', undefined, changed);
    answers.renew('getPracticeSettings', 'getPracticeCalendar');
  };
  const followProfile = (profile: PracticeProfile) => follow(() => ({ profile }));
  return {
    async profile(body: PracticeProfileOrder) {
      followProfile(await api.call('changePracticeProfile', { body }));
    },
    async withdrawClaim(claimId: string) {
      followProfile(await api.call('withdrawClaim', { params: { claimId } }));
    },
    async photo(fileId: string) {
      followProfile(await api.call('changePhoto', { body: { fileId } }));
    },
    async noPhoto() {
      followProfile(await api.call('removePhoto'));
    },
    async availability(body: Availability) {
      const availability = await api.call('changeAvailability', { body });
      follow(() => ({ availability }));
    },
    async policy(body: PracticePolicy) {
      const policy = await api.call('changePolicy', { body });
      follow(() => ({ policy }));
    },
    async services(body: ServiceOrder[]) {
      const services = await api.call('changeServices', { body });
      follow(() => ({ services }));
      return services;
    },
    async packages(body: PackageChange[]) {
      const packages = await api.call('changePackages', { body });
      follow(() => ({ packages }));
      return packages;
    },
    async addWork(body: WorkOrder, how: { idempotencyKey?: string }) {
      const work = await api.call('addWork', { body }, how);
      follow(({ portfolio }) => ({ portfolio: [...portfolio, work] }));
    },
    async removeWork(workId: string) {
      await api.call('removeWork', { params: { workId } });
      follow(({ portfolio }) => ({ portfolio: portfolio.filter(({ _id }) => _id !== workId) }));
    },
  };
}

/** Days between two dates that differ from their weekday. */
export const useExceptions = (from: string, to: string) =>
  useEndpoint('getPracticeCalendar', { query: { from, to } }, { keepPrevious: true });

export function useExceptionChanges() {
  const answers = useAnswers();
  return {
    async add(body: DayExceptionOrder, how: { idempotencyKey?: string } = {}) {
      await api.call('addException', { body }, how);
      answers.renew('getPracticeCalendar');
    },
    async remove(exceptionId: string) {
      await api.call('removeException', { params: { exceptionId } });
      answers.renew('getPracticeCalendar');
    },
  };
}

/** Uploads a file, with progress in percent. It stays private until a saved form refers to it. */
export function sendFile(file: File, onProgress: (percent: number) => void): Promise<HandedFile> {
  return api.call('uploadFile', { query: { name: file.name }, body: file }, { onProgress });
}

/** Submitted documents with their verification state. */
export const useDocuments = () => useEndpoint('getOnboarding');

/** Each call rejects with an ApiError; on success the list is refreshed. */
export function useDocumentChanges() {
  const answers = useAnswers();
  return {
    async add(body: CredentialOrder) {
      await api.call('addCredential', { body });
      answers.renew('getOnboarding');
    },
    async remove(credentialId: string) {
      await api.call('removeCredential', { params: { credentialId } });
      answers.renew('getOnboarding');
    },
  };
}
