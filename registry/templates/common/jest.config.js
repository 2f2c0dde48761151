module.exports = require('@nukkad/platform/build/jest');
