import {location} from 'vfile-location'

/** A place in a file, both 1-based. */
export type Place = {line: number; column: number}

/** Words that readers read as one piece, such as a paragraph, a heading, or a table cell. */
export type ProseText = {
  /** The words. Inline code is the placeholder `CODE`. */
  text: string
  kind: 'text' | 'heading'
  /** @param index of a character of `text`, 0-based. */
  placeOf: (index: number) => Place
}

/** Stands for inline code. A word that no pattern finds, neither a letter, since "X." would be an initial, nor lower-case. */
export const CODE = 'Xx'

/** A function that finds the place of a character of a source, by its 0-based offset. */
export function placesIn(source: string): (offset: number) => Place {
  const file = location(source)
  return (offset) => {
    const {line, column} = file.toPoint(offset) ?? {line: 1, column: 1}
    return {line, column}
  }
}
