import { tryCell } from './cell';
import { buildFaults, fileFaults } from './faults';
import { test } from './place';
import { subjects } from './subjects';

// Bad builds come last, one for all remotes at a time: each is a release.
for (const fault of [...fileFaults, ...buildFaults]) {
  for (const subject of subjects) {
    test(`${subject.remote}: ${fault.name}`, async ({ page, place, watch }, info) => {
      const ran = await tryCell({ page, place, watch }, subject, fault);
      const about = { remote: subject.remote, fault: fault.name, end: fault.end, ...ran };
      info.annotations.push({ type: 'cell', description: JSON.stringify(about) });
    });
  }
}
