import { Link } from '@nukkad/platform';
import { buttonClass, EmptyState, NoResultsDrawing, NotFoundDrawing } from '@nukkad/shared-ui';
import { withQuery } from '../common/address';
import type { Profession } from '../common/professions/profession';
import { specOfEveryone } from './listing.model';
import { text } from './listing.text';

const way = buttonClass({ tone: 'secondary' });

function SeeEveryone({ profession }: { profession: Profession }) {
  return (
    <Link className={way} to={{ search: withQuery('', { spec: specOfEveryone(profession) }) }}>
      {text.seeEveryone(profession.many)}
    </Link>
  );
}

export function Nobody({ profession }: { profession: Profession }) {
  return (
    <EmptyState
      drawing={<NoResultsDrawing />}
      title={text.nobody(profession.many)}
      why={text.nobodyWhy}
      level={3}
    >
      <SeeEveryone profession={profession} />
    </EmptyState>
  );
}

export function UnknownSpeciality({ profession }: { profession: Profession }) {
  return (
    <EmptyState
      drawing={<NotFoundDrawing />}
      title={text.unknownSpeciality}
      why={text.unknownSpecialityWhy}
    >
      <SeeEveryone profession={profession} />
    </EmptyState>
  );
}

export function Absent({ profession }: { profession: Profession }) {
  return (
    <EmptyState
      drawing={<NoResultsDrawing />}
      title={text.absent(profession.many)}
      why={text.absentWhy}
    >
      <Link className={way} to="/">
        {text.home}
      </Link>
    </EmptyState>
  );
}

interface BeyondProps {
  page: number;
  search: string;
}

export function BeyondTheEnd({ page, search }: BeyondProps) {
  return (
    <EmptyState
      drawing={<NotFoundDrawing />}
      title={text.beyond}
      why={text.beyondWhy(page.toLocaleString('en-IN'))}
      level={3}
    >
      <Link className={way} to={{ search: withQuery(search, { page: null }) }}>
        {text.firstPage}
      </Link>
    </EmptyState>
  );
}
