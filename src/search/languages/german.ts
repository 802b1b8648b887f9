import {stemmer} from '@orama/stemmers/german'
import {plain} from './plain'

const ASIDES =
  'aber als am an auch auf aus bei beim bin bis da damit dann das dass dein deine dem den der des dich die dies diese dieser dieses dir du durch ein eine einem einen einer eines er es für gibt habe haben hat ich ihr ihre im in ist ja kann kannst keine können man mein meine meinem meinen meiner mich mir mit muss müssen nach nicht noch nur ob oder ohne seine sich sie sind so soll sollte über um und uns unser unsere unter vom von vor wann warum was welche welcher welches wenn wer werden wie wieso wir wird wo wozu zu zum zur zwischen'

/** Names of things such as `oauth2` have no endings. */
export const stem = (word: string): string => (/\d/.test(word) ? word : stemmer(word))

export const joined = (text: string): string => text.replace(/ß/g, 'ss').replace(/ẞ/g, 'SS')

export const asides = new Set(plain(ASIDES).split(' '))
