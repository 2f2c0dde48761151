module.exports = require('./jest.js');
