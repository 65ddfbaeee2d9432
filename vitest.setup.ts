import { configure } from '@testing-library/dom';

// The limit of queries that wait, as that of `expect.poll`: a chunk takes seconds to load on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
