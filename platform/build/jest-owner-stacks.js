const CAPTURED = '1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++';

/**
 * Transforms React's development build so that no element captures the stack it was created on: an
 * eighth of what a suite of screens costs. Warnings go on naming the components around, only not
 * the line that wrote the element.
 */
exports.process = (source) => ({ code: source.replaceAll(CAPTURED, 'false') });
