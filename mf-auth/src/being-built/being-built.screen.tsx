import { Link, type ScreenProps, usePage } from '@nukkad/platform';
import { BeingBuilt, buttonClass } from '@nukkad/shared-ui';
import { text } from './being-built.text';

export function Screen({ path }: ScreenProps) {
  const { title, promise } = text.byPath[path] ?? text.other;
  usePage({ title });
  return (
    <BeingBuilt heading={title} what={promise} mark={text.mark}>
      <Link to="/" className={buttonClass({ tone: 'primary' })}>
        {text.home}
      </Link>
    </BeingBuilt>
  );
}
