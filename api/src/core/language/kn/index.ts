import { access } from './access';
import { booking } from './booking';
import { community } from './community';
import { directory } from './directory';
import { files } from './files';
import { giving } from './giving';
import { operator } from './operator';
import { practice } from './practice';
import { problems } from './problems';
import { rules } from './rules';

/** The sentences that the API answers with, in this language. */
export const kn = {
  ...access,
  ...booking,
  ...community,
  ...directory,
  ...files,
  ...giving,
  ...operator,
  ...practice,
  ...problems,
  ...rules,
};
