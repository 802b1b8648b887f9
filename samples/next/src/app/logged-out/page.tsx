export default function LoggedOut() {
  return (
    <>
      <h1>Logged out</h1>
      <p>You are logged out of this application and of Keycloak.</p>
    </>
  )
}
