/** What the measurement of composed traces needs of the API. */
export { clientErrorsService } from '../../src/releases/client-errors/client-errors.service';
export { releaseSourcesIn } from '../../src/releases/client-errors/release-sources';
export { releasesIn } from '../../src/releases/release-health/releases';
export { seededErrors } from '../traces/seeded-errors';
export { tracedParts } from '../traces/traced-parts';
