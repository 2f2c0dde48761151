import { limits, type OwnCampaignDetails } from '@nukkad/platform/contract';
import {
  Button,
  Card,
  ErrorState,
  Form,
  FormDatePicker,
  FormNumberField,
  FormTextArea,
  FormTextField,
  maxLength,
  Prose,
  SubmitButton,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import { endDays, writingOf } from '../fundraising.model';
import styles from '../fundraising.module.css';
import { useOrganising } from '../fundraising.queries';
import { text } from '../fundraising.text';
import { type SaveStatus, useDraftAutosave } from './draft-autosave.queries';
import { PictureField } from './picture-field.container';
import { RemoveDraft } from './remove.container';

const short = (most: number) => maxLength(most, text.atMost(most));

/** Campaign editor with autosave; missing fields are shown on submit. */
export function Editor({ campaign }: { campaign: OwnCampaignDetails }) {
  // Initialise the form once: later answers only echo its own input.
  const [begun, setBegun] = useState({ campaign, round: 0 });
  const [failure, setFailure] = useState<string | null>(null);
  const { read } = useOrganising();
  const reload = async () => {
    const done = await read(campaign._id);
    if ('refused' in done) return setFailure(done.refused);
    setFailure(null);
    setBegun(({ round }) => ({ campaign: done.campaign, round: round + 1 }));
  };
  return (
    <Card className={styles.card}>
      <EditorForm key={begun.round} begun={begun.campaign} onReload={reload} />
      {failure !== null && <ErrorState title={text.failed} next={failure} level={3} />}
      <RemoveDraft id={campaign._id} />
    </Card>
  );
}

interface FormProps {
  begun: OwnCampaignDetails;
  onReload: () => void;
}

function EditorForm({ begun, onReload }: FormProps) {
  const { saveStatus, preview, write, saveNow } = useDraftAutosave(begun);
  const { submit } = useOrganising();
  const send = async () => {
    if (!(await saveNow())) return text.notKeptWhy;
    return submit(begun._id);
  };
  return (
    <Form
      label={text.form}
      initialValues={writingOf(begun.draft, text.pictureKept)}
      onEdit={write}
      onSubmit={send}
      isLong
      isQuiet
    >
      <Fields />
      <section aria-labelledby="preview" className={styles.stack}>
        <h3 id="preview">{text.preview}</h3>
        {preview.length === 0 ? (
          <p className={styles.muted}>{text.noPreview}</p>
        ) : (
          <Prose blocks={preview} className={styles.preview} />
        )}
      </section>
      <SaveStatusLine saveStatus={saveStatus} onRetry={saveNow} onReload={onReload} />
      <SubmitButton busyText={text.submitting}>{text.submit}</SubmitButton>
    </Form>
  );
}

function Fields() {
  const { fields } = text;
  const [days] = useState(() => endDays(new Date()));
  return (
    <>
      <FormTextField
        name="title"
        label={fields.title}
        maxLength={limits.campaignTitleMaxLength}
        isRequired
      />
      <FormTextField
        name="category"
        label={fields.category}
        hint={fields.categoryHint}
        maxLength={limits.campaignCategoryMaxLength}
        isRequired
      />
      <FormTextField
        name="description"
        label={fields.description}
        hint={fields.descriptionHint}
        maxLength={limits.campaignDescriptionMaxLength}
        isRequired
      />
      <FormTextArea
        name="body"
        label={fields.body}
        hint={fields.bodyHint}
        rows={10}
        limit={limits.campaignBodyMaxLength}
        validate={short(limits.campaignBodyMaxLength)}
        isRequired
      />
      <FormNumberField
        name="goal"
        label={fields.goal}
        minValue={1}
        maxValue={limits.goalRupeesMost}
        formatOptions={{ maximumFractionDigits: 0 }}
        isRequired
      />
      <FormDatePicker name="endsOn" label={fields.endsOn} {...days} isRequired />
      <PictureField />
    </>
  );
}

interface SaveStatusProps {
  saveStatus: SaveStatus;
  onRetry: () => void;
  onReload: () => void;
}

/** Autosave status. */
function SaveStatusLine({ saveStatus, onRetry, onReload }: SaveStatusProps) {
  if (typeof saveStatus === 'string') {
    return (
      <p role="status" className={styles.muted}>
        {(saveStatus === 'waiting' || saveStatus === 'saving') && text.keeping}
        {saveStatus === 'saved' && text.kept}
      </p>
    );
  }
  if (saveStatus.state === 'changed') {
    return (
      <ErrorState title={text.changed} next={text.changedNext} level={3}>
        <Button tone="secondary" onClick={onReload}>
          {text.reload}
        </Button>
      </ErrorState>
    );
  }
  if (saveStatus.state === 'refused') {
    return <ErrorState title={text.refused(saveStatus.why)} next={text.notKeptWhy} level={3} />;
  }
  return <ErrorState title={text.notKept} next={text.notKeptWhy} onRetry={onRetry} level={3} />;
}
