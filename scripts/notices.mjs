// Writes THIRD-PARTY-NOTICES.md. Run it after adding or raising a dependency.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { noticesFor } from './support/notices.mjs';
import { ROOT, readJson } from './support/repository.mjs';

const lock = readJson(path.join(ROOT, 'package-lock.json'));
writeFileSync(path.join(ROOT, 'THIRD-PARTY-NOTICES.md'), noticesFor(lock));
