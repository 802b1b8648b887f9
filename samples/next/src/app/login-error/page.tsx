export default function LoginError() {
  return (
    <>
      <h1>Login failed</h1>
      <p data-testid="login-error" role="alert">
        We could not log you in. <a href="/auth/login">Try again</a>
      </p>
    </>
  )
}
