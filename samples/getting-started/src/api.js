// #region call-api
/**
 * @param {string} path
 * @param {string} [token] access token
 * @returns {Promise<string>} status and body of the response
 */
export async function callApi(path, token) {
  const response = await fetch(import.meta.env.API_URL + path, {
    headers: token ? {Authorization: `Bearer ${token}`} : {},
  })
  return `${response.status} ${await response.text()}`
}
// #endregion call-api
