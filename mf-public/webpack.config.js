const path = require('node:path');
const { remote } = require('@nukkad/build/webpack');

module.exports = remote(__dirname, {
  port: 3001,
  server: true,
  routes: path.join(__dirname, 'src/site-map.ts'),
  beside: path.join(__dirname, '../shell/src/routes.ts'),
});
