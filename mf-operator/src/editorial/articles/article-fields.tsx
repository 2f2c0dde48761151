import { type EditorialChoices, limits } from '@nukkad/platform/contract';
import {
  all,
  FormSelect,
  FormTextArea,
  FormTextField,
  maxLength,
  pattern,
  useFormValue,
} from '@nukkad/shared-ui';
import { written } from '../../common/written';
import { ArticlePicturePart } from './article-picture';
import { sentPictures } from './article-pictures.model';
import styles from './articles.module.css';
import { text } from './articles.text';

interface Props {
  choices: EditorialChoices;
  isAddressKept?: boolean;
}

export function ArticleFields({ choices, isAddressKept = false }: Props) {
  const { letters } = choices;
  return (
    <>
      <FormTextField
        name="title"
        label={text.title}
        isRequired
        validate={written(limits.postTitleMaxLength)}
      />
      <FormTextField
        name="slug"
        label={text.slug}
        hint={isAddressKept ? text.slugKept : text.slugHint}
        isDisabled={isAddressKept}
        validate={all<string>(
          maxLength(limits.postSlugMaxLength, text.tooLong(limits.postSlugMaxLength)),
          pattern(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/, text.slugWrong),
        )}
      />
      <FormTextArea
        name="summary"
        label={text.summary}
        hint={text.summaryHint}
        isRequired
        rows={2}
        limit={limits.postSummaryMaxLength}
        validate={written(limits.postSummaryMaxLength)}
      />
      <FormTextArea
        name="body"
        label={text.body}
        hint={text.bodyHint}
        isRequired
        rows={16}
        limit={limits.postBodyMaxLength}
        validate={written(limits.postBodyMaxLength)}
      />
      <ArticlePicturePart />
      <div className={styles.pair}>
        <FormTextField
          name="topic"
          label={text.topic}
          isRequired
          validate={written(limits.postTopicMaxLength)}
        />
        <CardPicture choices={choices} />
        <FormSelect
          name="letter"
          label={text.letter}
          hint={text.letterHint}
          placeholder={text.nobody}
          options={letters.map((topic) => ({ value: topic, label: topic }))}
        />
      </div>
    </>
  );
}

/** Picture of the card: a drawing of the site, or a picture from the text. */
function CardPicture({ choices: { pictures } }: Pick<Props, 'choices'>) {
  const [body = ''] = useFormValue<string>('body');
  const drawn = pictures.map(({ name, picture }) => ({ value: name, label: picture.alt }));
  const sent = sentPictures(body).map(({ words, address }) => ({ value: address, label: words }));
  return (
    <FormSelect
      name="picture"
      label={text.picture}
      placeholder={text.noPicture}
      options={[...drawn, ...sent]}
    />
  );
}
