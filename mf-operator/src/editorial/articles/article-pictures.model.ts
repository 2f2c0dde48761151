import { fileAddress } from '@nukkad/platform/contract';

/** A picture in the text. */
interface WrittenPicture {
  /** Alternative text. */
  words: string;
  address: string;
}

const line = /^[ \t]*!\[([^\]\n]+)\]\(([^()\s]+)\)[ \t]*$/gm;

/** Appends a picture to the text. Characters that would end the alternative text are removed. */
export function withPicture(body: string, { words, address }: WrittenPicture): string {
  const plain = words.replace(/[[\]\s]+/g, ' ').trim();
  return [body.trimEnd(), `![${plain}](${address})`].filter(Boolean).join('\n\n');
}

/** Uploaded pictures in the text, without duplicates. */
export function sentPictures(body: string): WrittenPicture[] {
  const all = [...body.matchAll(line)].map(([, words = '', address = '']) => ({ words, address }));
  const sent = all.filter(({ address }) => address.startsWith(fileAddress('')));
  return [...new Map(sent.map((picture) => [picture.address, picture])).values()];
}
