import { execFileSync } from 'node:child_process';
import { Failure, main } from './support/failure.mjs';
import { publishSdk } from './support/publish-sdk.mjs';
import { ROOT } from './support/repository.mjs';
import { sdkPackages } from './support/sdk-packages.mjs';

// Publishes the SDK's packages that the registry does not have yet. The workflow `publish-sdk` runs it,
// without anything installed, so nothing here may need a package.
await main(async () => {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: identity, GITHUB_REPOSITORY: repository } = process.env;
  // Provenance is a statement of the machine that publishes, and a person's machine can make none.
  if (!identity || !repository) {
    throw new Failure('Packages are published by the workflow "Publish the SDK", with provenance.');
  }
  nameRepository(`git+https://github.com/${repository}.git`);
  const published = await publishSdk();
  console.info(published.length > 0 ? `Published ${published.join(', ')}` : 'Nothing is new.');
});

// npm compares it with the one that the run attests.
function nameRepository(url) {
  const of = sdkPackages().flatMap(({ name }) => ['-w', name]);
  execFileSync('npm', ['pkg', 'set', `repository.url=${url}`, ...of], { cwd: ROOT });
}
