import { useEndpoint } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';

const MINUTE = 60_000;
/** A link is renewed this long before it expires. */
const AHEAD = 2 * MINUTE;

/** A link to a private file, renewed while the page is open. */
export const useFileLink = (fileId: string) =>
  useEndpoint(
    'linkFile',
    { params: { fileId } },
    { refreshOnShow: true, refreshEvery: limits.fileLinkMinutes * MINUTE - AHEAD },
  );
