module.exports = require('./build/jest.js');
