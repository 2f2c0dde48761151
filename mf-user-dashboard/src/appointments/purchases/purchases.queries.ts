import { api, useEndpoint } from '@nukkad/platform';
import {
  type PurchasedPackage,
  purchaseCreditNotesAddress,
  purchaseInvoiceAddress,
} from '@nukkad/platform/contract';
import { saveFile } from '@nukkad/platform/save-file';

export const usePurchases = () => useEndpoint('getMyPurchases');

/** Downloads the invoice of a lesson package. */
export async function savePurchaseInvoice({ _id, reference }: PurchasedPackage): Promise<void> {
  saveFile(await api.file(purchaseInvoiceAddress(_id)), `${reference}.pdf`);
}

/** Downloads the credit notes of what was given back of it. */
export async function savePurchaseCreditNotes({ _id, reference }: PurchasedPackage): Promise<void> {
  saveFile(await api.file(purchaseCreditNotesAddress(_id)), `credit-notes-${reference}.pdf`);
}
