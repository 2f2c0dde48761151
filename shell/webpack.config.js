const path = require('node:path');
const { shell } = require('@nukkad/build/webpack');

module.exports = shell(__dirname, {
  routes: path.join(__dirname, 'src/routes.ts'),
  server: 'src/server/server.tsx',
  worker: 'src/worker/worker.ts',
});
