import { linkClass } from '../link/link';
import { text } from './form.text';

/**
 * Where a part cannot work without script: says so, and leads to the contact details of the footer.
 * Rendered ahead of the visit alone; a browser with script has no such element's content.
 * `<NeedsScript what="Choosing a time needs JavaScript." />`
 */
export function NeedsScript({ what = text.needsScript }: { what?: string }) {
  return (
    <noscript>
      <p>
        {what}{' '}
        <a className={linkClass()} href="#contact">
          {text.contactInstead}
        </a>
      </p>
    </noscript>
  );
}
