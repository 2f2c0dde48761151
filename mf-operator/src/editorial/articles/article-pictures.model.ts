import { fileAddress } from '@nukkad/platform/contract';

/** A picture as a text names it. */
interface WrittenPicture {
  /** What is to be seen. */
  words: string;
  address: string;
}

const line = /^[ \t]*!\[([^\]\n]+)\]\(([^()\s]+)\)[ \t]*$/gm;

/** The text with a picture at its end. What would end the words early is left out of them. */
export function withPicture(body: string, { words, address }: WrittenPicture): string {
  const plain = words.replace(/[[\]\s]+/g, ' ').trim();
  return [body.trimEnd(), `![${plain}](${address})`].filter(Boolean).join('\n\n');
}

/** Pictures that operators sent and that the text shows, each once. */
export function sentPictures(body: string): WrittenPicture[] {
  const all = [...body.matchAll(line)].map(([, words = '', address = '']) => ({ words, address }));
  const sent = all.filter(({ address }) => address.startsWith(fileAddress('')));
  return [...new Map(sent.map((picture) => [picture.address, picture])).values()];
}
