export default function LoginError() {
  return (
    <>
      <h1>Login failed</h1>
      <p data-testid="login-error" role="alert">
        The login was refused. <a href="/auth/login">Try again</a>
      </p>
    </>
  )
}
