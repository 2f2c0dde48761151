const { page } = require('@nukkad/build/webpack');

module.exports = page(__dirname);
