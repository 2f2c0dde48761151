import { accordionExhibit } from '../accordion/accordion.exhibit';
import { alertDialogExhibit } from '../alert-dialog/alert-dialog.exhibit';
import { apologyExhibit } from '../apology/apology.exhibit';
import { avatarExhibit } from '../avatar/avatar.exhibit';
import { badgeExhibit } from '../badge/badge.exhibit';
import { beingBuiltExhibit } from '../being-built/being-built.exhibit';
import { breadcrumbExhibit } from '../breadcrumb/breadcrumb.exhibit';
import { buttonExhibit } from '../button/button.exhibit';
import { slotGridExhibit } from '../slot-grid/slot-grid.exhibit';
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
  slotGridExhibit,
];
