/** Whether an address is that of a file which is no page, by its ending. */
export const isFile = (pathname: string): boolean => /\.(?!html$)\w+$/.test(pathname)
