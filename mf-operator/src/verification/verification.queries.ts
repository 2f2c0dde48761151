import { api, isApiError, toast, useAnswers, useEndpoint } from '@nukkad/platform';
import {
  type CredentialDecision,
  limits,
  type VerificationDecision,
} from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { apiErrorMessage } from '@nukkad/vendor-kit';
import { useEffect, useState } from 'react';

/** A page of waiting vendors, longest first. */
export const useQueue = (page: number) =>
  useEndpoint('getVerifications', { query: { page } }, { keepPrevious: true, refreshOnShow: true });

/** One waiting vendor, with all answers. */
export const usePractice = (vendorId: string) =>
  useEndpoint('getVerification', { params: { vendorId } }, { refreshOnShow: true });

const PAUSE = 200;

/** Localities of the directory; empty while the text is too short. */
export function useLocalities(typed: string) {
  const term = typed.trim();
  const [q, setQ] = useState('');
  const isAsked = term.length >= limits.placeTermMinLength;
  useEffect(() => {
    const timer = setTimeout(() => setQ(isAsked ? term : ''), PAUSE);
    return () => clearTimeout(timer);
  }, [term, isAsked]);
  return {
    isAsked,
    places: useEndpoint(
      'suggestPlaces',
      { query: { q } },
      { enabled: q !== '', keepPrevious: true },
    ),
  };
}

/** Result of a decision: nothing on success, else the error. */
type Decided = Promise<SubmitAnswer>;

/** An operator's decisions; all lists are read again after each. */
export function useVerdicts(vendorId: string) {
  const answers = useAnswers();
  const submit = async (send: () => Promise<unknown>): Decided => {
    try {
      await send();
      return undefined;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.code !== 'conflict') return wrongOf(error.fields, apiErrorMessage(error));
      // A toast, because the refresh may remove the pressed button.
      toast({ text: error.message, tone: 'danger', durationMs: Infinity });
      answers.renew('getVerification', 'getVerifications', 'getQueues');
      return error.message;
    }
  };
  const request = { params: { vendorId } };
  return {
    ofCredential: (credentialId: string, body: CredentialDecision) =>
      submit(async () => {
        const params = { credentialId };
        const credential = await api.call('decideCredential', { params, body });
        answers.change('getVerification', request, (before) => ({
          ...before,
          credentials: before.credentials.map((one) =>
            one._id === credential._id ? credential : one,
          ),
        }));
      }),
    ofAll: (body: VerificationDecision) =>
      submit(async () => {
        const decided = await api.call('decideVerification', { ...request, body });
        answers.change('getVerification', request, () => decided);
        answers.renew('getVerifications', 'getQueues', 'getAudit');
      }),
  };
}

const wrongOf = (fields: Readonly<Record<string, string>>, words: string): SubmitAnswer =>
  Object.keys(fields).length > 0 ? fields : words;
