import { Link, type ScreenProps, usePage } from '@nukkad/platform';
import { BeingBuilt, buttonClass } from '@nukkad/shared-ui';
import { text } from './being-built.text';

export function Screen({ path }: ScreenProps) {
  const { heading, what } = text.pages[path] ?? text.other;
  usePage({ title: heading });
  return (
    <>
      <meta name="robots" content="noindex" />
      <BeingBuilt mark={text.mark} heading={heading} what={what}>
        <Link className={buttonClass()} to="/">
          {text.home}
        </Link>
      </BeingBuilt>
    </>
  );
}
