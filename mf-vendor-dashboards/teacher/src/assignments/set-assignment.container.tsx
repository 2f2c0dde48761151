import { toast } from '@nukkad/platform';
import { dayIn, INDIA } from '@nukkad/platform/calendar';
import { limits } from '@nukkad/platform/contract';
import {
  all,
  Drawer,
  FormDatePicker,
  FormNumberField,
  FormTextArea,
  FormTextField,
  maxLength,
  required,
} from '@nukkad/shared-ui';
import { DraftForm } from '@nukkad/vendor-kit';
import { nothingSet, type Setting } from './assignments.model';
import { useSetting } from './assignments.queries';
import { text } from './assignments.text';
import { StudentPicker } from './student-picker.container';

const MOST_MARKS = 1_000;

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Creates one assignment for several students. An unsaved form is kept as a draft. */
export function SetAssignment({ isOpen, onClose }: Props) {
  return (
    <Drawer title={text.set} isOpen={isOpen} onClose={onClose}>
      <SettingForm onClose={onClose} />
    </Drawer>
  );
}

function SettingForm({ onClose }: Pick<Props, 'onClose'>) {
  const set = useSetting();
  const save = async (setting: Setting) => {
    const problem = await set(setting);
    if (problem === undefined) {
      toast({ text: text.isSet(setting.students.length), tone: 'success' });
    }
    return problem;
  };
  return (
    <DraftForm
      draft="assignment-new"
      label={text.set}
      begin={nothingSet}
      onSave={save}
      onSaved={onClose}
      onCancel={onClose}
      saveText={text.set}
      savingText={text.setting}
      takesFocus
    >
      <FormTextField name="title" label={text.name} isRequired validate={named} />
      <FormTextArea
        name="task"
        label={text.task}
        isRequired
        rows={5}
        limit={limits.assignmentTextMaxLength}
        validate={described}
      />
      <FormDatePicker
        name="dueOn"
        label={text.dueOn}
        isRequired
        min={dayIn(new Date(), INDIA)}
        validate={required(text.needed)}
      />
      <FormNumberField
        name="maxMarks"
        label={text.maxMarks}
        hint={text.maxMarksHint}
        isRequired
        minValue={1}
        maxValue={MOST_MARKS}
        step={1}
        validate={required(text.needed)}
      />
      <StudentPicker />
    </DraftForm>
  );
}

const named = all<string>(
  required(text.needed),
  maxLength(limits.nameMaxLength, text.tooLong(limits.nameMaxLength)),
);
const described = all<string>(
  required(text.needed),
  maxLength(limits.assignmentTextMaxLength, text.tooLong(limits.assignmentTextMaxLength)),
);
