import { useState } from 'react';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import type { Exhibit } from '../workshop/exhibit';
import { Drawer, type DrawerProps } from './drawer';

const languages = ['English', 'Hindi', 'Kannada', 'Tamil', 'Telugu'];

function Filters({ side, length = 1 }: Pick<DrawerProps, 'side'> & { length?: number }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>(['English']);
  const close = () => setOpen(false);
  const keys = Array.from({ length }, (_, part) => part);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Filters
      </Button>
      <Drawer
        title="Filters"
        side={side}
        isOpen={isOpen}
        onClose={close}
        actions={<Button onClick={close}>Show 48 doctors</Button>}
      >
        {keys.map((part) =>
          languages.map((language) => (
            <Checkbox
              key={`${part} ${language}`}
              label={language}
              isSelected={chosen.includes(language)}
              onChange={(isOn) =>
                setChosen([
                  ...chosen.filter((one) => one !== language),
                  ...(isOn ? [language] : []),
                ])
              }
            />
          )),
        )}
      </Drawer>
    </>
  );
}

export const drawerExhibit: Exhibit = {
  component: 'Drawer',
  specimens: [
    { state: 'From the end', Draw: () => <Filters side="end" /> },
    { state: 'From the start', Draw: () => <Filters side="start" /> },
    { state: 'More than fits', Draw: () => <Filters length={6} /> },
  ],
};
