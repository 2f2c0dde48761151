module.exports = require('@nukkad/build/webpack').remote(__dirname, { port: 3005 });
