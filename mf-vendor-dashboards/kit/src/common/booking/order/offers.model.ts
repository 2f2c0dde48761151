import { limits, type PracticeSettings } from '@nukkad/platform/contract';
import { kinds } from '../booking.text';

export const kindOptions = (offers: PracticeSettings) =>
  offers.kinds.map((kind) => ({ value: kind, label: kinds[kind] }));

export const serviceOptions = (offers: PracticeSettings) =>
  offers.services.map(({ _id, name, minutes }) => ({
    value: _id,
    label: `${name} (${minutes} min)`,
  }));

export const hoursMost = limits.hireHoursMost;
