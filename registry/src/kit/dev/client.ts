/** Address of the stream of builds. */
export const eventsPath = '/dev/slot-events';

/** What a page in development runs beside the shell: it passes on that there is a new build. */
export const clientScript = `const builds = new EventSource('${eventsPath}');
builds.addEventListener('built', ({ data }) => {
  dispatchEvent(new CustomEvent('nukkad:renew', { detail: JSON.parse(data).part }));
});
builds.addEventListener('broken', ({ data }) => {
  console.error('The build failed, so the page shows the one before.\\n' + JSON.parse(data).problem);
});
`;
