import { addDays, dayIn, INDIA } from '@nukkad/platform/calendar/intl';
import type { CampaignDraft, OwnCampaignState } from '@nukkad/platform/contract';
import { limits } from '@nukkad/platform/contract';
import type { UploadedFile } from '@nukkad/shared-ui';

/** Values of the editor. */
export interface Writing extends Omit<CampaignDraft, 'kind' | 'endsOn' | 'pictureId'> {
  endsOn: string | null;
  picture: UploadedFile | null;
}

/** `pictureName`: for a picture uploaded before, whose own name is unknown here. */
export function writingOf(
  { kind: _, endsOn, pictureId, ...words }: CampaignDraft,
  pictureName: string,
): Writing {
  const sent = (id: string): UploadedFile => ({
    ...{ id, fileId: id, name: pictureName },
    ...{ size: 0, state: 'sent' },
  });
  return {
    ...words,
    endsOn: endsOn === '' ? null : endsOn,
    picture: pictureId === null ? null : sent(pictureId),
  };
}

export const draftOf = (
  kind: CampaignDraft['kind'],
  { endsOn, picture, ...words }: Writing,
): CampaignDraft => ({ kind, ...words, endsOn: endsOn ?? '', pictureId: picture?.fileId ?? null });

/** Whether the organiser may change it. */
export const isWritable = (state: OwnCampaignState): boolean =>
  state === 'draft' || state === 'returned';

export const isPublished = (state: OwnCampaignState): boolean =>
  state === 'running' || state === 'ended' || state === 'stopped';

/** Permitted end days of a campaign. */
export function endDays(now: Date) {
  const today = dayIn(now, INDIA);
  return { min: addDays(today, 1), max: addDays(today, limits.campaignDaysMost) };
}
