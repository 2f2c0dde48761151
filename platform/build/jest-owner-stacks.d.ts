/** Jest transformer of React's development build: elements capture no stack. */
export function process(source: string): { code: string };
