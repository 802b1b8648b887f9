export default function Home() {
  return (
    <>
      <h1>Home</h1>
      <p>Everybody sees this page.</p>
    </>
  )
}
