import { writeAtomically } from './atomic';
import { compressed } from './compress';

/**
 * Writes a mutable file with its compressed forms. The forms come first: after a crash in between,
 * a plain file written first would look current beside outdated forms, and the next run would not
 * repair them.
 */
export async function writeWithForms(file: string, content: string | Buffer): Promise<void> {
  for (const form of await compressed(Buffer.from(content), 'quick')) {
    await writeAtomically(file + form.suffix, form.content);
  }
  await writeAtomically(file, content);
}
