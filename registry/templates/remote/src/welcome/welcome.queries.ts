import { useEndpoint } from '@nukkad/platform';

/** The professions people look for. */
export function useProfessions() {
  return useEndpoint('getAllCategories', { query: { parent: 'null' } });
}
