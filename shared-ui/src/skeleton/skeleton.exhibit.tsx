import type { Exhibit } from '../workshop/exhibit';
import { Loading, Skeleton } from './skeleton';

export const skeletonExhibit: Exhibit = {
  component: 'Skeleton',
  specimens: [
    {
      state: 'Card',
      Draw: () => (
        <Loading label="Loading doctors">
          <Skeleton shape="card" />
        </Loading>
      ),
    },
    {
      state: 'Heading and text',
      Draw: () => (
        <Loading label="Loading the profile">
          <Skeleton shape="heading" />
          <br />
          <Skeleton shape="text" lines={4} />
        </Loading>
      ),
    },
    {
      state: 'Tile',
      Draw: () => (
        <Loading label="Loading categories">
          <Skeleton shape="tile" />
        </Loading>
      ),
    },
    {
      state: 'Still loading',
      Draw: () => (
        <Loading label="Loading reviews" slowAfterMs={0}>
          <Skeleton shape="text" lines={3} />
        </Loading>
      ),
    },
  ],
};
