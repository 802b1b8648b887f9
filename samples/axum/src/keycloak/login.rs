use anyhow::{Context, Result, bail, ensure};
use openidconnect::{
    AuthorizationCode, CsrfToken, Nonce, PkceCodeChallenge, PkceCodeVerifier, Scope,
    core::CoreAuthenticationFlow, url::Url,
};
use serde::{Deserialize, Serialize};

use super::Keycloak;
use crate::user::User;

// #region login

/// What the session stores until the browser returns from the server.
#[derive(Serialize, Deserialize)]
pub struct Login {
    state: CsrfToken,
    nonce: Nonce,
    verifier: PkceCodeVerifier,
    pub return_to: String,
}

/// The parameters with which the browser returns.
#[derive(Deserialize)]
pub struct Answer {
    state: Option<String>,
    code: Option<AuthorizationCode>,
    error: Option<String>,
    error_description: Option<String>,
}

impl Keycloak {
    /// Returns the address for the redirect, and the data to store until the browser returns.
    pub fn begin_login(&self, return_to: String) -> (Url, Login) {
        let (challenge, verifier) = PkceCodeChallenge::new_random_sha256();
        let (address, state, nonce) = self
            .client
            .authorize_url(
                CoreAuthenticationFlow::AuthorizationCode,
                CsrfToken::new_random,
                Nonce::new_random,
            )
            .add_scopes(["profile", "email"].map(|name| Scope::new(name.into())))
            .set_pkce_challenge(challenge)
            .url();
        let login = Login {
            state,
            nonce,
            verifier,
            return_to,
        };
        (address, login)
    }

    /// Fails if the state, nonce, or code is from another login.
    pub async fn finish_login(&self, answer: Answer, login: Login) -> Result<User> {
        ensure!(
            answer.state.as_ref() == Some(login.state.secret()),
            "the state is from another login"
        );
        if let Some(error) = answer.error {
            bail!("{error}: {}", answer.error_description.unwrap_or_default());
        }
        let code = answer.code.context("the server sent no code")?;
        let tokens = self
            .client
            .exchange_code(code)?
            .set_pkce_verifier(login.verifier)
            .request_async(&self.http)
            .await?;
        self.verifier.user_of(&tokens, &login.nonce).await
    }
}

// #endregion login
