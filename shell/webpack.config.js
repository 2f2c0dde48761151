const { shell } = require('@nukkad/platform/build/webpack');
const tsx = require('tsx/cjs/api');

const readSiteMap = () => {
  const { siteMap } = tsx.require('./src/routes.ts', __filename);
  return siteMap;
};

module.exports = shell(__dirname, { routes: readSiteMap });
