throw new Error(
  'The presets moved from @nukkad/platform/build to the package @nukkad/build: ' +
    '"npx nukkad upgrade" in the remote\'s folder changes its configuration.',
);
