import { Link, toast } from '@nukkad/platform';
import type { EditorialChoices, Manuscript } from '@nukkad/platform/contract';
import { linkClass, useFormValue } from '@nukkad/shared-ui';
import { AsyncView } from '@nukkad/vendor-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAddress } from '../../common/use-address';
import { VersionedForm } from '../../common/versioned-form/versioned-form';
import { ArticleFields } from './article-fields';
import { articleText, articleValues, emptyArticle } from './articles.model';
import styles from './articles.module.css';
import { useArticle, useArticleChanges, useBeginning, useChoices } from './articles.queries';
import { text } from './articles.text';
import { PreviewPart } from './preview.container';
import { PublishingPart } from './publishing.container';

export function NewArticleScreen() {
  const { go } = useAddress();
  const begin = useBeginning((article) => go({ article }, { replace: true }));
  return (
    <section className={styles.editor} aria-label={text.newTitle}>
      <Back />
      <h2>{text.newTitle}</h2>
      <AsyncView what={text.one} loaded={useChoices()}>
        {(choices) => (
          <VersionedForm
            draft="article:new"
            label={text.newTitle}
            begin={emptyArticle}
            onSave={begin}
            onSaved={saved}
            toText={articleText}
            saveText={text.save}
            ways={<PreviewPart />}
          >
            <ArticleFields choices={choices} />
          </VersionedForm>
        )}
      </AsyncView>
    </section>
  );
}

const saved = () => toast({ text: text.saved, tone: 'success' });

export function ArticleScreen({ postId }: { postId: string }) {
  const article = useArticle(postId);
  const choices = useChoices();
  return (
    <section className={styles.editor} aria-label={text.one}>
      <Back />
      <AsyncView what={text.one} loaded={choices}>
        {(found) => (
          <AsyncView what={text.one} loaded={article}>
            {(manuscript) => <Editor manuscript={manuscript} choices={found} />}
          </AsyncView>
        )}
      </AsyncView>
    </section>
  );
}

function Editor({ manuscript, choices }: { manuscript: Manuscript; choices: EditorialChoices }) {
  const { save } = useArticleChanges(manuscript._id);
  const [saves, setSaves] = useState(0);
  const [step, setStep] = useState<Step | null>(null);
  const isOut = manuscript.state !== 'draft';
  return (
    <>
      <h2>{manuscript.title}</h2>
      <PublishingPart manuscript={manuscript} onChanged={setStep} />
      <VersionedForm
        // Remount with the stored version.
        key={saves}
        draft={`article:${manuscript._id}`}
        label={manuscript.title}
        begin={articleValues(manuscript)}
        onSave={save}
        onSaved={() => {
          saved();
          setSaves(saves + 1);
        }}
        toText={articleText}
        saveText={isOut ? text.saveChanges : text.save}
        ways={<PreviewPart />}
      >
        {step && <FollowStep {...step} />}
        <ArticleFields choices={choices} isAddressKept={manuscript.isAddressKept} />
      </VersionedForm>
    </>
  );
}

/** Publishing and withdrawing change the revision, but not the text. */
interface Step {
  from: number;
  to: number;
}

/** Moves unsaved input to the new revision, unless another change came in between. */
function FollowStep({ from, to }: Step) {
  const [revision, setRevision] = useFormValue<number>('revision');
  const follow = useEffectEvent(() => {
    if (revision === from) setRevision(to);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once per step
  useEffect(() => follow(), [from, to]);
  return null;
}

function Back() {
  const { searchWith } = useAddress();
  return (
    <p>
      <Link
        className={linkClass({ isStandalone: true })}
        to={{ search: searchWith({ article: null }) }}
      >
        {text.back}
      </Link>
    </p>
  );
}
