/** "03:15". @param minutes since midnight; those of the next day begin at "00:00" again. */
export const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
