import { limits } from '@nukkad/platform/contract';

/** What a professional is asked whose clients want invoices. */
export const notifications = {
  asked: () => ({
    title: 'Do you charge GST?',
    text: `A client wants an invoice. Say it under GST details, in Payments: clients get none before. After ${limits.gstAnswerDays} days they get receipts without GST.`,
  }),
};

export const sayFirst =
  'There is no invoice yet: say first whether you charge GST, under GST details in Payments. What is issued without a GSTIN is a receipt without tax, and stays one.';

/** `day`: from which the invoice is issued in any case. */
export const notSaid = (professional: string, day: string) =>
  `There is no invoice yet: ${professional} has not said yet whether GST is charged. We have asked. You can save it from ${day} at the latest.` as const;
