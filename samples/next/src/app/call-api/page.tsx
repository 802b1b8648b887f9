import {needSession} from '@/lib/session'
import {CallApi} from './CallApi'

export default async function ApiCall() {
  await needSession('/call-api')
  return (
    <>
      <h1>API call</h1>
      <CallApi />
    </>
  )
}
