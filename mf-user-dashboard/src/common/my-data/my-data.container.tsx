import { toast } from '@nukkad/platform';
import { Button, DownloadIcon } from '@nukkad/shared-ui';
import { runWithToast } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { saveMyData } from './my-data.queries';
import { text } from './my-data.text';

/** Downloads all the user's personal data. */
export function ExportMyData() {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const isSaved = await runWithToast(text.action, saveMyData).finally(() => setSaving(false));
    if (isSaved) toast({ text: text.saved, tone: 'success' });
  };
  return (
    <Button tone="secondary" busyText={isSaving ? text.saving : undefined} onClick={save}>
      <DownloadIcon size={18} />
      {text.save}
    </Button>
  );
}
