interface Options {
  jsc: object;
  module: object;
}

/** Jest transformer for a library's index: the modules behind it load on first use. */
export function createTransformer(options: Options): {
  process(source: string, file: string, jest: object): { code: string };
};
