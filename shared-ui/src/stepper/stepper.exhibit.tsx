import type { Exhibit } from '../workshop/exhibit';
import { type Step, Stepper, type StepState } from './stepper';

const names = ['Your profession', 'Registration', 'Practice and fees', 'Hours'];
const ignore = () => undefined;

const stepsIn = (...states: StepState[]): Step[] =>
  names.map((name, index) => ({ key: name, name, state: states[index] ?? 'notStarted' }));

export const stepperExhibit: Exhibit = {
  component: 'Stepper',
  specimens: [
    {
      state: 'At the start',
      Draw: () => (
        <Stepper label="Your profile" steps={stepsIn('inProgress')} current="Your profession" />
      ),
    },
    {
      state: 'Under way',
      Draw: () => (
        <Stepper
          label="Your profile"
          steps={stepsIn('saved', 'saved', 'inProgress')}
          current="Practice and fees"
        />
      ),
    },
    {
      state: 'One not saved, one sent back',
      Draw: () => (
        <Stepper
          label="Your profile"
          steps={stepsIn('saved', 'needsChange', 'notSaved', 'inProgress')}
          current="Hours"
          onRetry={ignore}
        />
      ),
    },
    {
      state: 'All saved',
      Draw: () => (
        <Stepper
          label="Your profile"
          steps={stepsIn('saved', 'saved', 'saved', 'saved')}
          current="Hours"
        />
      ),
    },
  ],
};
