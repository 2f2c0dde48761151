import { useEndpoint } from '@nukkad/platform';

export const useSamplePractice = () => useEndpoint('getSamplePractice');
