import { useEndpoint } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';

const MINUTE = 60_000;
/** A link is renewed before it ends. */
const AHEAD = 2 * MINUTE;

/** A link to a private file that goes on working as long as the page is looked at. */
export const useFileLink = (fileId: string) =>
  useEndpoint(
    'linkFile',
    { params: { fileId } },
    { refreshOnShow: true, refreshEvery: limits.fileLinkMinutes * MINUTE - AHEAD },
  );
