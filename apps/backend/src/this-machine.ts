/** Whether the host of an address is this machine itself, so that nothing sent there is on a network. */
export const isThisMachine = (hostname: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
