/** Whether a host name, as in a URL, is that of the machine that asks: RFC 6761 and RFC 8252, section 7.3. */
export const isLoopbackHost = (host: string): boolean =>
  /^(?:(?:[^.]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host)
