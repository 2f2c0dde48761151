import path from 'node:path';
import { pathToFileURL } from 'node:url';

// A process of its own, because NODE_EXTRA_CA_CERTS is read as Node starts.
const [folder, host, ...paths] = process.argv.slice(2);
const { scan } = await import(pathToFileURL(path.join(folder, 'src/scanner/index.js')).href);
const scans = [];
for (const at of paths) {
  const { scan: summary, tests } = await scan(host + at);
  scans.push({ path: at, ...summary, tests });
}
process.stdout.write(JSON.stringify(scans));
