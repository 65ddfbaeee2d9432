/** The two roles (§6); anything else gets the least rights. */
export const roles = ['admin', 'user'] as const;
export type Role = (typeof roles)[number];

/**
 * Whether a role names an administrator. Checks of rights compare roles by this alone: 'admin' and
 * 'Admin' are the same, and an unknown role is not an administrator (§6).
 */
export function isAdminRole(role: string | null | undefined): boolean {
  return role?.toLowerCase() === 'admin';
}
