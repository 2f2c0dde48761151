import { Failure, main } from './support/failure.mjs';
import { publishSdk } from './support/publish-sdk.mjs';

// Publishes the SDK's packages that the registry does not have yet; the workflow `publish-sdk` runs it.
await main(async () => {
  // Provenance is a statement of the machine that builds, and a person's machine can make none.
  if (!process.env.ACTIONS_ID_TOKEN_REQUEST_URL) {
    throw new Failure('Packages are published by the workflow "Publish the SDK", with provenance.');
  }
  const published = await publishSdk();
  console.info(published.length > 0 ? `Published ${published.join(', ')}` : 'Nothing is new.');
});
