const { page } = require('@nukkad/platform/build/webpack');

module.exports = page(__dirname);
