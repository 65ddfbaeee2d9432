import type { ErrorCode } from '@consultancy/validation';
import type { Policy } from '../plugins/policy.ts';

/** Whose rows a list shows. */
export type ListScope = 'all' | 'user' | 'tool';

/** Subject of a list that is not about everyone: one row of another table. */
export interface ListSubject {
  table: string;
  /** Column by which the path names it. */
  name: string;
  /** Its key, and its column in the list. */
  key: string;
  owner: string;
  /** The path's parameter. */
  parameter: 'username' | 'tool';
  /** The error when there is none. */
  missing: ErrorCode;
}

/** The subject of each scope; a list of everyone has none. */
export const subjects: Record<ListScope, ListSubject | null> = {
  all: null,
  user: {
    table: 'users',
    name: 'username',
    key: 'id',
    owner: 'user_id',
    parameter: 'username',
    missing: 'USER_NOT_FOUND',
  },
  tool: {
    table: 'tools',
    name: 'feature_id',
    key: 'feature_id',
    owner: 'feature_id',
    parameter: 'tool',
    missing: 'TOOL_NOT_FOUND',
  },
};

/** Who may read the lists of each scope (§6). */
export const scopePolicies: Record<ListScope, Policy> = {
  all: 'admin',
  user: 'self',
  tool: 'admin',
};
