import { tryCell } from './cell';
import { faults } from './faults';
import { test } from './place';
import { subjects } from './subjects';

// Each fault runs for all remotes together, since some faults need a release.
for (const fault of faults) {
  for (const subject of subjects) {
    test(`${subject.remote}: ${fault.name}`, async ({ page, place, watch }, info) => {
      const ran = await tryCell({ page, place, watch }, subject, fault);
      const about = { remote: subject.remote, fault: fault.name, end: fault.end, ...ran };
      info.annotations.push({ type: 'cell', description: JSON.stringify(about) });
    });
  }
}
