import type { LessonPackage } from '@nukkad/platform/contract';
import { Button, LazyPart } from '@nukkad/shared-ui';
import { useState } from 'react';
import { text } from './fees.text';

interface Props {
  lessons: LessonPackage;
  /** The teacher's name. */
  from: string;
}

const loadPurchase = () => import('./purchase.container');

/** Opens the purchase of a lesson package. */
export function BuyLessons({ lessons, from }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" size="small" onClick={() => setOpen(true)}>
        {text.buy(lessons.lessons)}
      </Button>
      {isOpen && (
        <LazyPart load={loadPurchase} what={text.buyPart}>
          {({ Purchase }) => (
            <Purchase lessons={lessons} from={from} onClose={() => setOpen(false)} />
          )}
        </LazyPart>
      )}
    </>
  );
}
