module.exports = require('@nukkad/platform/build/webpack').remote(__dirname, { port: 3010 });
