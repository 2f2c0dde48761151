import { useEndpoint } from '@nukkad/platform';

export const useClientErrors = () =>
  useEndpoint('getClientErrors', undefined, { keepPrevious: true, refreshOnShow: true });

export const useTrace = (error: string) =>
  useEndpoint('getClientErrorTrace', { params: { error } });
