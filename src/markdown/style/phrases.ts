/** A phrase that a native writer of documentation would not use, and what to write. */
export type Phrase = {name: string; found: RegExp; write: string}

/** Phrases of which a text has none. */
export const phrases: readonly Phrase[] = [
  {
    name: 'indefinite person',
    found: /\b(?:(?:some|no|any|every)body|someone|anyone|no one|whoever|whom)\b/i,
    write: 'who it is: "you", "a user", "an administrator", "your app"',
  },
  {
    name: 'doubled possessive',
    found: /\bof (?:(?:your|its|their|our|his|her|my|one[’']s) own|yours|theirs|ours)\b/i,
    write: 'the possessive alone: "your server", "its sidebar"; or "a separate client"',
  },
  {name: 'dated word', found: /\bmend(?:s|ed|ing)?\b/i, write: '"fix"'},
  {name: 'dated word', found: /\bcures?\b/i, write: '"fix"'},
  {name: 'dated word', found: /\bdut(?:y|ies)\b(?! cycle)/i, write: '"required step", "task", or "obligation"'},
  {name: 'dated word', found: /\bkin\b/i, write: '"and similar", or the names'},
  {name: 'dated word', found: /\bin vain\b/i, write: '"without effect", or the error'},
  {name: 'dated word', found: /\btill\b/i, write: '"until"'},
  {name: 'dated word', found: /\bbesides?\b/i, write: '"next to", "in addition to", or "also"'},
  {name: 'dated word', found: /\blikewise\b/i, write: '"also", or the fact itself'},
  {
    name: 'dated word',
    found: /\b(?:herein|hereby|thereof|therein|thereby|whereby|anew|whilst|amongst)\b/i,
    write: 'a plain word: "in it", "again", "while", "among"',
  },
  {
    name: 'may',
    found: /\bmay\b(?! not be used)/,
    write: '"can" (ability), "might" (possibility), or "must not"; "may" only in legal texts',
  },
  {
    name: 'filler',
    found: /\b(?:easily|in order to|note that|needless to say)\b/i,
    write: 'the sentence without it',
  },
  {
    name: 'British spelling',
    found:
      /\b(?:colour|licence|behaviour|favour|honour|organis(?:e|ation)|recognis|customis|catalogue|cancelled|centre|analys(?:e|ing)\b)\w*/i,
    write: 'the American spelling: color, license, behavior, organize, catalog, canceled, center',
  },
  {
    name: 'verb written as a noun',
    found: /\b(?:to|can|must|cannot|can[’']t|you) (?:login|logout|setup|signup)\b(?! (?:page|form|flow|link|URL|to))/i,
    write: '"log in", "log out", "set up", or "sign up"',
  },
  {name: 'plural of mail', found: /\bmails\b/i, write: '"emails"'},
  {
    name: 'inverted opening',
    found:
      /^(?:Where (?!to\b)[^,?]{2,90}, |Nothing (?:in|of|that) |Of (?:the|these|them)\b|To whom\b|Only (?:then|there|so)\b|Not until\b|Neither is\b|Nowhere\b)/,
    write: 'the subject first: "If …, you …", "The file has no …"',
  },
]

/** Phrases of which a text has some, as documentation does that helps. */
export const wanted: readonly Omit<Phrase, 'write'>[] = [
  {name: 'you can', found: /\byou can\b/i},
  {name: 'for example', found: /\bfor example\b|\bsuch as\b|\bfor instance\b|\be\.g\./i},
]
