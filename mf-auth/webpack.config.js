const { remote } = require('@nukkad/build/webpack');

module.exports = remote(__dirname, { port: 3002, server: true });
