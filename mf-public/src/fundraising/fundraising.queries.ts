import { api, isApiError, sendFile, useAnswers, useEndpoint } from '@nukkad/platform';
import {
  type CampaignDraft,
  type CampaignKind,
  fileAddress,
  type OwnCampaignDetails,
} from '@nukkad/platform/contract';
import type { IdempotencyKey } from '@nukkad/platform/idempotency';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { useMemo } from 'react';
import { apiErrorMessage, submittedOrExplained } from '../common/submit';

export const useOwnCampaigns = (enabled: boolean) =>
  useEndpoint('getMyCampaigns', undefined, { enabled, refreshOnShow: true });

export const useOwnCampaign = (campaignId: string) =>
  useEndpoint('getMyCampaign', { params: { campaignId } });

/** Result of a write: the new campaign, or the reason of a rejection. */
export type Done = { campaign: OwnCampaignDetails } | { refused: string };

/** The organiser's actions; cached answers are updated. */
export function useOrganising() {
  const answers = useAnswers();
  return useMemo(() => {
    const follow = (campaign: OwnCampaignDetails) => {
      const request = { params: { campaignId: campaign._id } };
      answers.change('getMyCampaign', request, () => campaign);
      answers.renew('getMyCampaigns');
      return campaign;
    };
    const done = async (send: () => Promise<OwnCampaignDetails>): Promise<Done> => {
      try {
        return { campaign: follow(await send()) };
      } catch (error) {
        if (!isApiError(error)) throw error;
        return { refused: apiErrorMessage(error) };
      }
    };
    const params = (campaignId: string) => ({ params: { campaignId } });
    return {
      begin: (kind: CampaignKind, how: IdempotencyKey) =>
        done(() => api.call('createCampaign', { body: { kind } }, how)),

      read: (id: string) => done(() => api.call('getMyCampaign', params(id))),

      /** Updates the cache, so that the saved draft is found on return. */
      follow,

      /** Missing fields are reported one by one. */
      submit: (id: string): Promise<SubmitAnswer> =>
        submittedOrExplained(async () => follow(await api.call('submitCampaign', params(id)))),

      publishUpdate: (id: string, text: string, how: IdempotencyKey): Promise<SubmitAnswer> =>
        submittedOrExplained(async () => {
          const order = { ...params(id), body: { text } };
          follow(await api.call('addCampaignUpdate', order, how));
        }),

      end: (id: string) => done(() => api.call('endCampaign', params(id))),

      /** Undefined when deleted; else the reason why not. */
      async remove(id: string): Promise<string | undefined> {
        try {
          await api.call('removeCampaign', params(id));
          answers.renew('getMyCampaigns');
          return undefined;
        } catch (error) {
          if (!isApiError(error)) throw error;
          return apiErrorMessage(error);
        }
      },
    };
  }, [answers]);
}

/** Result of saving a draft. */
export type SaveOutcome =
  | { state: 'saved'; campaign: OwnCampaignDetails }
  | { state: 'failed' }
  | { state: 'refused'; why: string }
  | { state: 'changed' };

export async function saveDraft(
  campaignId: string,
  draft: CampaignDraft,
  revision: number,
): Promise<SaveOutcome> {
  try {
    const order = { params: { campaignId }, body: { draft, revision } };
    return { state: 'saved', campaign: await api.call('keepCampaign', order) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'draft-changed') return { state: 'changed' };
    if (error.status === null || error.status >= 500) return { state: 'failed' };
    return { state: 'refused', why: error.message };
  }
}

/** Uploads a picture and returns its id, or a short error message. */
export async function sendPicture(
  file: File,
  onProgress: (percent: number) => void,
): Promise<{ fileId: string } | { problem: string }> {
  try {
    const { _id } = await sendFile(file, { onProgress });
    return { fileId: _id };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { problem: apiErrorMessage(error) };
  }
}

/** Size and data of a picture uploaded before; null on failure. */
export async function readPicture(
  fileId: string,
): Promise<{ size: number; previewUrl: string } | null> {
  try {
    const file = await api.file(fileAddress(fileId));
    return { size: file.size, previewUrl: await dataAddress(file) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return null;
  }
}

export const dataAddress = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(file);
  });
