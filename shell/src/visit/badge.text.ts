import { formatViewerDateTime } from '@nukkad/platform/format';

export const text = {
  label: 'About this page',
  preview: (part: string, until: string) =>
    `You see a preview of ${part}, until ${formatViewerDateTime(until)}.`,
  previewFellBack: (part: string) =>
    `The preview of ${part} did not work, so you see the version that everybody has.`,
  previewBroken: (part: string) =>
    `The preview of ${part} did not work. The rest of the page is as everybody sees it.`,
  previewIgnored: (why: string) => `The preview is not shown: ${why} You see the current page.`,
  replay: (lock: string) => `You see the composition ${lock}, as it was.`,
  lockUnknown: (lock: string) =>
    `The composition ${lock} is not kept here, so you see the current page.`,
  backFromPreview: 'Back to the live page',
  backFromReplay: 'Back to the current page',
  dismiss: 'Close',
};
