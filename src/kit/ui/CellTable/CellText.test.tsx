import {renderToStaticMarkup} from 'react-dom/server'
import {expect, it} from 'vitest'
import {CellText} from './CellText'

const html = (text: string): string => renderToStaticMarkup(<CellText text={text} />)

it('lets a long identifier break between its parts, and leaves words alone', () => {
  expect(html('The event IDENTITY_PROVIDER_LOGIN_ERROR tells')).toBe(
    'The event IDENTITY_<wbr/>PROVIDER_<wbr/>LOGIN_<wbr/>ERROR tells',
  )
  expect(html('PasswordHashProvider')).toBe('Password<wbr/>Hash<wbr/>Provider')
  expect(html('https://auth.example.com/realms')).toContain('auth.<wbr/>example.<wbr/>com/<wbr/>realms')
  expect(html('KC_HOSTNAME, two words')).toBe('KC_HOSTNAME, two words')
})

it('shows as code what stands between backticks', () => {
  expect(html('Read `/health/ready` on port 9000')).toBe('Read <code>/health/ready</code> on port 9000')
})
