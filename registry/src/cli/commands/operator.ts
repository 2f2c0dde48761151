import { runApiProgram } from '../../backup/api-program';
import { dataFolder } from '../../backup/backup';
import type { Command } from '../command/command';

interface Enrolment {
  email: string;
  link: string;
  hours: number;
  isNewOperator: boolean;
  passkeysRemoved: number;
}

export const operatorCommand: Command = {
  usage: 'operator <email>',
  about: 'Make an account an operator’s, with a one-time link to add its first passkey',
  isApart: true,
  options: [['--reset', 'Remove its passkeys and end its sessions first: its devices are lost']],
  examples: ['nukkad operator asha@example.in', 'nukkad operator asha@example.in --reset'],
  run: async (call) => {
    const flags = call.isOn('reset') ? ['--reset'] : [];
    const done = await runApiProgram<Enrolment>('operator', [
      dataFolder(call.places),
      call.args[0]!,
      ...flags,
    ]);
    const { email, link, hours, isNewOperator, passkeysRemoved } = done;
    return {
      lines: [link],
      notes: [
        `${email} is ${isNewOperator ? 'an operator from now on' : 'an operator'}`,
        ...(passkeysRemoved > 0 ? [`${passkeysRemoved} passkeys were removed`] : []),
        `The link is good once, for ${hours} hours, together with the password: hand it over in person`,
      ],
      data: done,
    };
  },
};
