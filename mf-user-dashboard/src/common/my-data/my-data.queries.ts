import { api } from '@nukkad/platform';
import { saveFile } from '@nukkad/platform/save-file';

/** Downloads all the user's personal data as a file. */
export async function saveMyData(): Promise<void> {
  const mine = await api.call('exportMyData');
  const file = new Blob([JSON.stringify(mine, null, 2)], { type: 'application/json' });
  saveFile(file, `nukkad-my-data-${mine.exportedAt.slice(0, 10)}.json`);
}
