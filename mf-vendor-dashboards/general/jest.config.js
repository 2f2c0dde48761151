module.exports = require('@nukkad/build/jest');
