// Replaces the descriptions of federation errors; messages keep the code and its link.
const texts = /*#__PURE__*/ new Proxy({}, { get: () => 'Module Federation' });

export const runtimeDescMap = texts;
export const typeDescMap = texts;
export const buildDescMap = texts;
export const errorDescMap = texts;
