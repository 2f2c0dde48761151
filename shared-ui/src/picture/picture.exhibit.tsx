import type { Exhibit } from '../workshop/exhibit';
import { Picture } from './picture';

/** Inline, so that the workshop requests no file. */
const arch =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240"><path fill="#bcd8f3" d="M48 206V116c0-30 16-46 36-54c32-13 60-22 76-46c16 24 44 33 76 46c20 8 36 24 36 54V206z"/></svg>',
  );
const shape = { sources: [], src: arch, width: 320, height: 240 };

export const pictureExhibit: Exhibit = {
  component: 'Picture',
  specimens: [
    { state: 'With words of its own', Draw: () => <Picture {...shape} alt="An arch" /> },
    { state: 'Beside its words', Draw: () => <Picture {...shape} alt="" /> },
    { state: 'First on the page', Draw: () => <Picture {...shape} alt="An arch" priority /> },
    {
      state: 'In several formats',
      Draw: () => (
        <Picture
          {...shape}
          alt="An arch"
          sizes="20rem"
          sources={[{ type: 'image/svg+xml', srcset: `${arch} 320w` }]}
        />
      ),
    },
  ],
};
