import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type {
  CaseOrder,
  CasesQuery,
  Client,
  ClientOrder,
  LegalCaseDetails,
} from '@nukkad/platform/contract';

interface How {
  idempotencyKey?: string;
}

export const useCases = (query: CasesQuery) =>
  useEndpoint('getCases', { query }, { keepPrevious: true });

export const useCase = (caseId: string) => useEndpoint('getCase', { params: { caseId } });

export interface CaseChanges {
  add: (order: CaseOrder, how?: How) => Promise<LegalCaseDetails>;
  change: (caseId: string, order: CaseOrder) => Promise<void>;
  addClient: (order: ClientOrder, how?: How) => Promise<Client>;
  addDocument: (caseId: string, file: File, onProgress: (percent: number) => void) => Promise<void>;
  /** Attaches a file that is already uploaded, to undo a removal. */
  putDocumentBack: (caseId: string, fileId: string) => Promise<void>;
  removeDocument: (documentId: string) => Promise<void>;
}

/** Each call rejects with an ApiError; on success all lists of cases are refreshed. */
export function useCaseChanges(): CaseChanges {
  const answers = useAnswers();
  const renew = () => answers.renew('getCases', 'getCase', 'getHearings', 'getPracticeStats');
  const addDocument = async (caseId: string, fileId: string) => {
    await api.call('addCaseDocument', { params: { caseId }, body: { fileId } });
    answers.renew('getCase');
  };
  return {
    async add(body, how = {}) {
      const stored = await api.call('addCase', { body }, how);
      renew();
      return stored;
    },
    async change(caseId, body) {
      const stored = await api.call('changeCase', { params: { caseId }, body });
      answers.change('getCase', { params: { caseId } }, () => stored);
      renew();
    },
    async addClient(body, how = {}) {
      const client = await api.call('addClient', { body }, how);
      answers.renew('getClients', 'getPracticeStats');
      return client;
    },
    async addDocument(caseId, file, onProgress) {
      const order = { query: { name: file.name }, body: file };
      const { _id } = await api.call('uploadFile', order, { onProgress });
      await addDocument(caseId, _id);
    },
    putDocumentBack: addDocument,
    async removeDocument(documentId) {
      await api.call('removeCaseDocument', { params: { documentId } });
      answers.renew('getCase');
    },
  };
}
