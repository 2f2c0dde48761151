import {
  type Availability,
  bookingKinds,
  type LessonPackage,
  type PackageChange,
  type PortfolioWork,
  type PracticePolicy,
  type PracticePolicyOrder,
  type PracticeProfile,
  type PracticeProfileOrder,
  type PracticeSettings,
  type Service,
  type ServiceOrder,
  type WorkOrder,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { ApiError } from '../../core/http/problems';
import {
  noPage,
  packagesOf,
  servicesOf,
  toPackages,
  toService,
  toWork,
  vendorChanged,
  worksOf,
} from '../../directory';
import { toClaim } from '../claims/claims.model';
import { addClaims, claimsOf, isClaimOf, withdrawClaim } from '../claims/claims.store';
import { replacePackages, replaceServices } from './offers.service';
import * as pages from './page.store';
import { hideWork, setPhoto, showWork, unsetPhoto } from './pictures.service';
import * as model from './practice-settings.model';

type Db = Kysely<Tables>;

export type PracticeSettingsService = ReturnType<typeof practiceSettingsService>;

/**
 * Professionals' changes to their own page; lists, cards and times follow. Every call fails with
 * `vendor-unknown` without a page.
 */
export function practiceSettingsService(db: Db, idempotent: IdempotentWrite) {
  const change = <A>(id: string, work: (trx: Db, page: pages.PageRow) => Promise<A>) =>
    db.transaction().execute((trx) => changing(trx, id, work));

  async function pageNow(from: Db, id: string): Promise<pages.PageRow> {
    const page = await pages.pageOf(from, id);
    if (!page) throw noPage();
    return page;
  }

  const profileNow = async (from: Db, id: string): Promise<PracticeProfile> =>
    model.profileOf(await pageNow(from, id), (await claimsOf(from, id)).map(toClaim));

  return {
    async of(id: string): Promise<PracticeSettings> {
      const page = await pageNow(db, id);
      const [services, packages, works] = await Promise.all([
        servicesOf(db, id),
        packagesOf(db, id),
        worksOf(db, id),
      ]);
      return {
        profile: model.profileOf(page, (await claimsOf(db, id)).map(toClaim)),
        availability: model.availabilityOf(page),
        policy: model.policyOf(page),
        services: services.map(toService),
        packages: toPackages(packages),
        portfolio: works.flatMap(toWork),
        kinds: [...bookingKinds(page.profession)],
      };
    },

    /** On a verified page, unchecked claims wait and are not shown. */
    changeProfile: (id: string, order: PracticeProfileOrder): Promise<PracticeProfile> =>
      change(id, async (trx, page) => {
        const { values, waiting } = model.profileValues(page, order);
        await pages.changePage(trx, id, values);
        await addClaims(trx, id, waiting);
        return profileNow(trx, id);
      }),

    /** Fails with `not-found`, and with `conflict` when it was approved meanwhile. */
    withdrawClaim: (id: string, claimId: string): Promise<PracticeProfile> =>
      change(id, async (trx) => {
        if (!(await isClaimOf(trx, id, claimId))) {
          throw new ApiError('not-found', 'There is no such line of yours.');
        }
        if (!(await withdrawClaim(trx, id, claimId))) throw noLongerWaits();
        return profileNow(trx, id);
      }),

    /** Existing bookings stay. */
    changeAvailability: (id: string, order: Availability): Promise<Availability> =>
      change(id, async (trx) => {
        await pages.changeWeek(trx, id, model.weekValues(order));
        await pages.changeRule(trx, id, model.ruleValues(order));
        return model.availabilityOf(await pageNow(trx, id));
      }),

    changePolicy: (id: string, order: PracticePolicyOrder): Promise<PracticePolicy> =>
      change(id, async (trx) => {
        await pages.changeRule(trx, id, model.policyValues(order));
        return model.policyOf(await pageNow(trx, id));
      }),

    changeServices: (id: string, orders: ServiceOrder[]): Promise<Service[]> =>
      change(id, (trx, page) => replaceServices(trx, page, orders)),

    changePackages: (id: string, orders: PackageChange[]): Promise<LessonPackage[]> =>
      change(id, (trx, page) => replacePackages(trx, page, orders)),

    addWork: (id: string, order: WorkOrder, key: string | undefined): Promise<PortfolioWork> =>
      idempotent({ call: 'addWork', key, body: { id, ...order } }, (trx) =>
        changing(trx, id, (_, page) => showWork(trx, page, order)),
      ),

    removeWork: (id: string, workId: string): Promise<void> =>
      change(id, (trx, page) => hideWork(trx, page, workId)),

    changePhoto: (id: string, fileId: string): Promise<PracticeProfile> =>
      change(id, async (trx, page) => {
        await setPhoto(trx, page, fileId);
        return profileNow(trx, id);
      }),

    removePhoto: (id: string): Promise<PracticeProfile> =>
      change(id, async (trx, page) => {
        await unsetPhoto(trx, page);
        return profileNow(trx, id);
      }),
  };
}

/** Locks the page, so that changes run one at a time, and queues the search update. */
async function changing<A>(
  trx: Db,
  id: string,
  work: (trx: Db, page: pages.PageRow) => Promise<A>,
): Promise<A> {
  const page = await pages.lockedPage(trx, id);
  if (!page) throw noPage();
  const answer = await work(trx, page);
  await vendorChanged(trx, id);
  return answer;
}

const noLongerWaits = () =>
  new ApiError('conflict', 'This line is no longer waiting: it was decided. Reload the settings.');
