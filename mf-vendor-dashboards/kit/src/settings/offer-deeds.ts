import { toast } from '@nukkad/platform';
import { attempt } from '../common/attempt';
import { submitted } from '../common/submit';
import { moved, problemsOfOne, withOne } from './offers.model';
import { text } from './settings.text';

interface Offer {
  _id: string;
  name: string;
}

/** What can be done with a list that is always stored as a whole. */
export function offerDeeds<One extends Offer, Order extends { _id?: string; name: string }>(
  offers: readonly One[],
  same: (one: One) => Order,
  store: (orders: Order[]) => Promise<void>,
) {
  const orders = offers.map(same);
  return {
    async save(order: Order, id: string | null) {
      const index = id === null ? orders.length : orders.findIndex((one) => one._id === id);
      const answer = await submitted(() => store(withOne(orders, order, id)));
      if (answer === undefined) toast({ text: text.saved(order.name), tone: 'success' });
      return problemsOfOne(answer, index);
    },
    move(index: number, by: number) {
      const name = orders[index]?.name ?? '';
      void attempt(text.moving(name), () => store(moved(orders, index, by)));
    },
    async remove({ _id, name }: One): Promise<boolean> {
      const rest = orders.filter((one) => one._id !== _id);
      if (!(await attempt(text.removing(name), () => store(rest)))) return false;
      // What is gone has lost its id: it comes back as a new one, in its old place.
      const again = orders.map((one) => (one._id === _id ? { ...one, _id: undefined } : one));
      const undo = () => void attempt(text.restoring(name), () => store(again as Order[]));
      toast({ text: text.removed(name), undo });
      return true;
    },
  };
}
