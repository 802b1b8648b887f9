export default function Home() {
  return (
    <>
      <h1>Home</h1>
      <p>This page is public.</p>
    </>
  )
}
