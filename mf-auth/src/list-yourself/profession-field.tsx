import type { Loaded } from '@nukkad/platform';
import { limits, messages, type UserType } from '@nukkad/platform/contract';
import {
  ErrorState,
  FailurePanel,
  FormField,
  Loading,
  required,
  Skeleton,
} from '@nukkad/shared-ui';
import * as common from '../common/common.text';
import * as text from './list-yourself.text';
import { ProfessionCards } from './profession-cards';

const placeholders = ['first', 'second', 'third'];

/** The professions, or why they could not be loaded. */
export function ProfessionField({ userTypes }: { userTypes: Loaded<UserType[]> }) {
  if (userTypes.state === 'loading') {
    return (
      <Loading label={common.loading(text.professions)} slowAfterMs={limits.stillWorkingAfter}>
        {placeholders.map((key) => (
          <Skeleton key={key} shape="tile" />
        ))}
      </Loading>
    );
  }
  if (userTypes.state === 'failed') {
    const { failure, retry } = userTypes;
    return <FailurePanel what={text.professions} failure={failure} onRetry={retry} />;
  }
  if (userTypes.value.length === 0) {
    return <ErrorState title={text.none} next={text.noneNext} onRetry={userTypes.retry} />;
  }
  return (
    <FormField<string> name="vendorType" validate={required(messages.required)}>
      {(link) => <ProfessionCards userTypes={userTypes.value} {...link} />}
    </FormField>
  );
}
