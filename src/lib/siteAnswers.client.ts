/** Whether the site answers for a page. Without an answer, going there would replace this page with the browser's error. */
export const siteAnswers = (url: string): Promise<boolean> =>
  fetch(url, {method: 'HEAD', cache: 'no-store'}).then(
    ({ok}) => ok,
    () => false,
  )
