/**
 * Prints types of the contract's zod schemas as TypeScript, flat and with their descriptions, so
 * that browsers and the SDK's declarations need no zod.
 */
export class TypePrinter {
  #nameOf;
  #types = new Map();

  /**
   * @param nameOf the name of a schema's type; undefined for an unnamed one
   */
  constructor(nameOf) {
    this.#nameOf = nameOf;
  }

  /** Names of all types printed so far. */
  names() {
    return [...this.#types.keys()];
  }

  /** Declarations of all named types printed so far. */
  declarations() {
    const declared = [...this.#types].sort(([a], [b]) => (a < b ? -1 : 1));
    return declared.map(([name, { doc, text, isObject }]) =>
      isObject
        ? `${comment(doc)}export interface ${name} ${text}\n`
        : `${comment(doc)}export type ${name} = ${text};\n`,
    );
  }

  /** The type of a schema's output; `sent`: of the input a client writes into a URL. */
  typeOf(schema, sent = false) {
    const named = this.#nameOf(schema);
    if (!named) return this.#shapeOf(schema, sent);
    this.#declare(named, sent);
    return named.name;
  }

  #declare({ name, schema }, sent) {
    const doc = descriptionOf(schema);
    const known = this.#types.get(name);
    if (known === undefined) this.#types.set(name, { text: '', doc });
    else if (known.text === '') return;
    const text = this.#shapeOf(schema, sent);
    if (known && bare(known.text) !== bare(text)) {
      throw new Error(`Two schemas of another shape are called ${name}:\n${known.text}\n${text}`);
    }
    const isRicher = known && known.text.length > text.length;
    const isObject = schema._zod.def.type === 'object';
    this.#types.set(name, { doc: doc ?? known?.doc, text: isRicher ? known.text : text, isObject });
  }

  #shapeOf(schema, sent) {
    const { def } = schema._zod;
    const print = printers[def.type];
    if (!print) throw new Error(`No type is printed of ${def.type}.`);
    return print(def, (inner) => this.typeOf(inner, sent), {
      sent,
      fieldsOf: (shape) => this.#fieldsOf(shape, sent),
      schema,
    });
  }

  #fieldsOf(shape, sent) {
    return Object.entries(shape).map(([name, field]) => {
      const isOptional = sent ? mayBeLeftOut(field) : field._zod.optout === 'optional';
      const type = this.typeOf(isOptional ? required(field) : field, sent);
      const key = /^[\w$]+$/.test(name) ? name : `'${name}'`;
      return `${comment(this.#ownDescription(field))}${key}${isOptional ? '?' : ''}: ${type};\n`;
    });
  }

  /** The field's description, unless its type already has it. */
  #ownDescription(field) {
    const description = descriptionOf(field);
    const named = this.#nameOf(unwrapped(field));
    return named && descriptionOf(named.schema) === description ? undefined : description;
  }
}

const printers = {
  string: () => 'string',
  number: () => 'number',
  boolean: () => 'boolean',
  undefined: () => 'undefined',
  null: () => 'null',
  // A schema that accepts anything, for custom error messages, names its intended type.
  unknown: (_def, _typeOf, { schema }) => schema.meta()?.type ?? 'unknown',
  literal: ({ values }) => values.map(literal).join(' | '),
  enum: ({ entries }) => Object.values(entries).map(literal).join(' | '),
  // On one line when it fits; the formatter breaks longer ones.
  object: ({ shape, catchall }, typeOf, { fieldsOf }) => {
    const isOpen = catchall && catchall._zod.def.type !== 'never';
    const others = isOpen ? [`[name: string]: ${typeOf(catchall)};\n`] : [];
    const fields = [...fieldsOf(shape), ...others].join('');
    return fields.includes('/**') ? `{\n${fields}}` : `{ ${fields.replaceAll('\n', ' ')}}`;
  },
  array: ({ element }, typeOf) => `${grouped(typeOf(element))}[]`,
  nullable: ({ innerType }, typeOf) => `${typeOf(innerType)} | null`,
  optional: ({ innerType }, typeOf) => `${typeOf(innerType)} | undefined`,
  default: ({ innerType }, typeOf) => typeOf(innerType),
  union: ({ options }, typeOf) => [...new Set(options.map(typeOf))].join(' | '),
  record: ({ keyType, valueType }, typeOf) => `Record<${typeOf(keyType)}, ${typeOf(valueType)}>`,
  tuple: ({ items }, typeOf) => `[${items.map(typeOf).join(', ')}]`,
  readonly: ({ innerType }, typeOf) => `readonly ${typeOf(innerType)}`,
  pipe: ({ in: from, out }, typeOf, { sent }) => {
    if (out._zod.def.type !== 'transform') return typeOf(sent && !isWritten(out) ? from : out);
    if (sent) return typeOf(from);
    throw new Error('Pipe what is transformed into the schema of what it becomes.');
  },
};

/** Whether a `|` occurs outside all brackets. */
const isUnion = (type) => withoutBrackets(bare(type)).includes('|');

function withoutBrackets(text) {
  const less = text.replace(/\{[^{}]*\}|<[^<>]*>|\([^()]*\)/g, '');
  return less === text ? text : withoutBrackets(less);
}

/** Types that a client passes as values and a URL carries as text. */
const isWritten = (schema) => ['number', 'boolean'].includes(schema._zod.def.type);
const literal = (value) => (typeof value === 'string' ? `'${value}'` : String(value));
const grouped = (type) => (isUnion(type) ? `(${type})` : type);
const bare = (text) => text.replace(/\/\*\*[\s\S]*?\*\/\n/g, '');

/** Including fields with a default. */
export const mayBeLeftOut = (field) => field._zod.optin !== undefined;

const wrappers = ['optional', 'default', 'nullable'];

function required(schema) {
  const { type, innerType } = schema._zod.def;
  return type === 'optional' ? innerType : schema;
}

function unwrapped(schema) {
  const { type, innerType } = schema._zod.def;
  return wrappers.includes(type) ? unwrapped(innerType) : schema;
}

function descriptionOf(schema) {
  const own = schema.meta()?.description;
  if (own !== undefined) return own;
  const { type, innerType } = schema._zod.def;
  return wrappers.includes(type) ? descriptionOf(innerType) : undefined;
}

const WIDTH = 94;

/** The text as a doc comment; empty without text. */
export function comment(text) {
  if (text === undefined) return '';
  if (text.length <= WIDTH - 7) return `/** ${text} */\n`;
  const rows = [''];
  for (const word of text.split(' ')) {
    if (`${rows.at(-1)} ${word}`.length > WIDTH) rows.push(word);
    else rows[rows.length - 1] = `${rows.at(-1)} ${word}`.trim();
  }
  return `/**\n${rows.map((row) => ` * ${row}\n`).join('')} */\n`;
}
