import { Link } from '@nukkad/platform';
import { buttonClass, classNames, MessageIcon } from '@nukkad/shared-ui';
import { CallButton } from '../../common/actions/call-button';
import { LikeButton } from '../../common/actions/like-button';
import { ShareButton } from '../../common/actions/share-button';
import * as common from '../../common/common.text';
import type { Profession } from '../../common/professions/profession';
import { chatAddress, detailsAddress } from '../details.model';

interface Props {
  id: string;
  name: string;
  profession: Profession;
  /** Loads the telephone number; null if there is none or it is unknown. */
  onReveal: (() => Promise<string>) | null;
}

/** Actions on a profile other than booking. */
export function HeadActions({ id, name, profession, onReveal }: Props) {
  return (
    <>
      <LikeButton vendorId={id} name={name} />
      <ShareButton title={name} path={detailsAddress(profession, id)} />
      {profession.page.actions.includes('chat') && (
        <Link
          className={classNames(buttonClass({ tone: 'secondary' }), 'nk-needs-script')}
          to={chatAddress(id)}
          aria-label={common.chatWith(name)}
        >
          <MessageIcon size={18} />
          {common.chat}
        </Link>
      )}
      {onReveal !== null && <CallButton name={name} onReveal={onReveal} />}
    </>
  );
}
