import type { LessonPackage } from '@nukkad/platform/contract';
import { Button, LazyPart } from '@nukkad/shared-ui';
import { useState } from 'react';
import { noBusiness } from '../../common/business/business.model';
import { text } from './fees.text';

interface Props {
  vendorId: string;
  lessons: LessonPackage;
  /** The teacher's name. */
  from: string;
}

const loadPurchase = () => import('./purchase.container');

/** Opens the purchase of a lesson package. */
export function BuyLessons({ vendorId, lessons, from }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [business, setBusiness] = useState(noBusiness);
  return (
    <>
      <Button tone="secondary" size="small" onClick={() => setOpen(true)}>
        {text.buy(lessons.lessons)}
      </Button>
      {isOpen && (
        <LazyPart load={loadPurchase} what={text.buyPart}>
          {({ Purchase }) => (
            <Purchase
              vendorId={vendorId}
              lessons={lessons}
              from={from}
              business={business}
              onEdit={setBusiness}
              onClose={() => setOpen(false)}
            />
          )}
        </LazyPart>
      )}
    </>
  );
}
