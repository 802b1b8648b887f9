import {Router} from 'express'
import {createRemoteJWKSet, jwtVerify} from 'jose'

const {ISSUER} = process.env
const realmKeys = createRemoteJWKSet(new URL(`${ISSUER}/protocol/openid-connect/certs`))
const expected = {issuer: ISSUER, audience: 'acme-invoices', algorithms: ['RS256']}

// #region decide
/** Allows a call if its user has the role in the organization that the path names. */
const needs = (role) => async (request, response, next) => {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const verified = await jwtVerify(token, realmKeys, expected).catch(() => undefined)
  if (!verified) return response.status(401).json({error: 'a valid access token is missing'})
  const membership = verified.payload.organizations?.[request.params.customer]
  if (!membership) return response.status(403).json({error: 'not a member of this organization'})
  if (!membership.roles.includes(role)) return response.status(403).json({error: `the role ${role} is missing`})
  next()
}
// #endregion decide

export const api = Router()

api.get('/customers/:customer/invoices', needs('billing'), (request, response) => {
  // Query your database for this customer here. Use this ID, because the token was checked for it.
  response.json({customer: request.params.customer, invoices: [{number: 'A-1001', total: '120.00'}]})
})
