/** Names that the question about a page shares with `feedback.client.ts`. */
export enum FeedbackAttribute {
  /** The question with its answers. Its value is the address that receives them, or `true`. */
  question = 'data-feedback',
  /** On what the reader presses: an `Answer`. */
  answer = 'data-answer',
}

export type Answer = 'yes' | 'no'
