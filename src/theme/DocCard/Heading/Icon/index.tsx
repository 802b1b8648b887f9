// Change: no picture character before a card's title; titles and descriptions tell cards apart.
export default function DocCardHeadingIcon(): null {
  return null
}
