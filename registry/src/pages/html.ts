const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A tag with escaped attributes; `true` writes the bare name, undefined leaves it out. */
export function tag(name: string, attributes: Record<string, string | true | undefined>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeText(String(value))}"`));
  return `<${name}${written.join('')}>`;
}

/** JSON that is safe inside a script element: no `<`, no line separators of old engines. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Text that is safe between tags or in an attribute. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}

/** Loads a font before a stylesheet asks for it. */
export function fontPreload(href: string): string {
  return tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href });
}
