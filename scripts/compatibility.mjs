// Writes the row of this version of the SDK into docs/compatibility.md; `npm run version-sdk` runs it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sdkFacts, withRow } from './support/compatibility.mjs';
import { ROOT } from './support/repository.mjs';

const page = path.join(ROOT, 'docs/compatibility.md');
writeFileSync(page, withRow(readFileSync(page, 'utf8'), sdkFacts()));
