import { Link, Missing } from '@nukkad/platform';
import {
  buttonClass,
  Container,
  EmptyState,
  NoResultsDrawing,
  NotFoundDrawing,
} from '@nukkad/shared-ui';
import page from '../common/page/page.module.css';
import type { Profession } from '../common/professions/profession';
import { text } from './details.text';

export function NoVendorChosen({ profession }: { profession: Profession }) {
  const { one, many, listing } = profession;
  return (
    <Container className={page.page}>
      <EmptyState
        drawing={<NoResultsDrawing />}
        title={text.nobody(one)}
        why={text.nobodyWhy(many)}
        level={1}
      >
        <Link className={buttonClass()} to={listing}>
          {text.seeAll(many)}
        </Link>
      </EmptyState>
    </Container>
  );
}

interface UnknownProps {
  profession: Profession;
  back: string;
}

export function VendorNotFound({ profession, back }: UnknownProps) {
  const { one, many } = profession;
  return (
    <Container className={page.page}>
      <Missing />
      <EmptyState
        drawing={<NotFoundDrawing />}
        title={text.unknown(one)}
        why={text.unknownWhy}
        level={1}
      >
        <Link className={buttonClass()} to={back}>
          {text.seeAll(many)}
        </Link>
      </EmptyState>
    </Container>
  );
}
