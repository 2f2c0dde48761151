// The presets in `build` are a package of their own, with their own tests.
module.exports = { ...require('@nukkad/build/jest'), roots: ['<rootDir>/src'] };
