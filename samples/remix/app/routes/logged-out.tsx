export default function LoggedOut() {
  return (
    <>
      <h1>Logged out</h1>
      <p>Your session has ended, here and at the server.</p>
    </>
  )
}
