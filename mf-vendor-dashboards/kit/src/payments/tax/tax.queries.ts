import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import { statementPdfAddress, type TaxProfileOrder } from '@nukkad/platform/contract';
import { saveFile } from '@nukkad/platform/save-file';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '../../common/saving/submit';
import { text } from './tax.text';

export const useTaxProfile = () => useEndpoint('getTaxProfile', undefined, {});

export function useSaveTaxProfile(onSaved: () => void) {
  const answers = useAnswers();
  return (body: TaxProfileOrder): Promise<SubmitAnswer> =>
    submitted(async () => {
      const saved = await api.call('saveTaxProfile', { body });
      answers.change('getTaxProfile', undefined, () => saved);
      onSaved();
    });
}

/** Downloads the statement of a month, `yyyy-MM`. */
export async function saveStatement(month: string): Promise<void> {
  saveFile(await api.file(statementPdfAddress(month)), text.statementName(month));
}
