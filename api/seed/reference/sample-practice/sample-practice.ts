import { samplePractice as schema } from '@nukkad/platform/contract/definitions';
import type { Tables } from '../../../src/core/db/tables.generated';
import data from './sample-practice.json';

/** Content of the demonstration of dashboards; every name in it is marked as a sample. */
export const samplePractice = schema.parse(data);

export const samplePracticeRows = () =>
  Object.entries(samplePractice).map(
    ([part, body]): Pick<Tables['sample_practice'], 'part'> & { body: object } => ({ part, body }),
  );
