interface Options {
  jsc: object;
  module: object;
}

/** A transformer of Jest for the index of a library: what is behind it is loaded by its first use. */
export function createTransformer(options: Options): {
  process(source: string, file: string, jest: object): { code: string };
};
