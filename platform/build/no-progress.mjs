/**
 * Replaces ky's progress, which needs request streams: `XMLHttpRequest` reports upload progress
 * (`api-client/upload.ts`).
 */
export function streamRequest() {
  throw new Error('Progress is told by api-client/upload.ts, not by ky.');
}

export const streamResponse = streamRequest;
export const getBodySize = streamRequest;
