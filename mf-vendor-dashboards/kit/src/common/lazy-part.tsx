import { messages } from '@nukkad/platform/contract';
import { LazyModule, type LazyModuleProps } from '@nukkad/shared-ui';
import { partMissing } from './common.text';

interface Props<Module> extends Omit<LazyModuleProps<Module>, 'failure'> {
  /** Name in the load error: "filters". */
  what: string;
}

/**
 * A part of the page in a chunk of its own.
 *
 * @example
 * const load = () => import('./question-form');
 * <LazyPart load={load} what="question form">{({ QuestionForm }) => <QuestionForm />}</LazyPart>
 */
export function LazyPart<Module>({ what, ...part }: Props<Module>) {
  return (
    <LazyModule {...part} failure={{ title: messages.chunkFailed(what), next: partMissing }} />
  );
}
