// The files of the build come without MSW's worker: through it, each of them costs two messages with the
// page and is never cached. Browsers without static routes fetch them through the worker, as before.
addEventListener('install', (event) =>
  event.addRoutes?.({ condition: { urlPattern: '/assets/*' }, source: 'network' }),
);

importScripts('/mockServiceWorker.js');
