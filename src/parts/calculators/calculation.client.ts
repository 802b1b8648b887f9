/**
 * Computes a form, and moves what is drawn in it.
 * @param valueOf what is entered, by the name of the field.
 * @param changed what the reader has changed. At the start, nothing has.
 * @returns the text of each name in `CalculatorAttribute.out`, or undefined while something entered is not valid.
 */
export type Calculation = (
  form: HTMLFormElement,
  valueOf: (name: string) => string,
  changed: EventTarget | null,
) => Readonly<Record<string, string>> | undefined
