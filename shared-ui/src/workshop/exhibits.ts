import { accordionExhibit } from '../accordion/accordion.exhibit';
import { alertDialogExhibit } from '../alert-dialog/alert-dialog.exhibit';
import { apologyExhibit } from '../apology/apology.exhibit';
import { avatarExhibit } from '../avatar/avatar.exhibit';
import { badgeExhibit } from '../badge/badge.exhibit';
import { beingBuiltExhibit } from '../being-built/being-built.exhibit';
import { breadcrumbExhibit } from '../breadcrumb/breadcrumb.exhibit';
import { buttonExhibit } from '../button/button.exhibit';
import { cardExhibit } from '../card/card.exhibit';
import { checkboxExhibit } from '../checkbox/checkbox.exhibit';
import { chipExhibit } from '../chip/chip.exhibit';
import { containerExhibit } from '../container/container.exhibit';
import { dialogExhibit } from '../dialog/dialog.exhibit';
import { drawerExhibit } from '../drawer/drawer.exhibit';
import { emptyStateExhibit } from '../empty-state/empty-state.exhibit';
import { menuExhibit } from '../menu/menu.exhibit';
import { motifExhibit } from '../motif/motif.exhibit';
import { noticeExhibit } from '../notice/notice.exhibit';
import { slotGridExhibit } from '../slot-grid/slot-grid.exhibit';
import { toastExhibit } from '../toast/toast.exhibit';
import type { Exhibit } from './exhibit';

/** Everything there is to see, by name. */
export const exhibits: readonly Exhibit[] = [
  // One line each, in the order of the alphabet.
  accordionExhibit,
  alertDialogExhibit,
  apologyExhibit,
  avatarExhibit,
  badgeExhibit,
  beingBuiltExhibit,
  breadcrumbExhibit,
  buttonExhibit,
  cardExhibit,
  checkboxExhibit,
  chipExhibit,
  containerExhibit,
  dialogExhibit,
  drawerExhibit,
  emptyStateExhibit,
  menuExhibit,
  motifExhibit,
  noticeExhibit,
  slotGridExhibit,
  toastExhibit,
];
