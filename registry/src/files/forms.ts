import { writeAtomically } from './atomic';
import { compressed } from './compress';

/**
 * Writes a file that changes, with its packed forms. Those come first: were the plain file first, a
 * crash in between would leave it looking current beside packed forms that are not, and the next
 * run would not repair them.
 */
export async function writeWithForms(file: string, content: string | Buffer): Promise<void> {
  for (const form of await compressed(Buffer.from(content), 'quick')) {
    await writeAtomically(file + form.suffix, form.content);
  }
  await writeAtomically(file, content);
}
