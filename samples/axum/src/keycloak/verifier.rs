use std::{
    sync::RwLock,
    time::{Duration, SystemTime},
};

use anyhow::{Context, Result};
use openidconnect::{
    AdditionalClaims, ClaimsVerificationError, ClientId, ClientSecret, IdToken, IdTokenClaims,
    NonceVerifier, OAuth2TokenResponse, ProviderMetadataWithLogout, SignatureVerificationError,
    TokenResponse,
    core::{
        CoreGenderClaim, CoreIdTokenVerifier, CoreJsonWebKeySet, CoreJweContentEncryptionAlgorithm,
        CoreJwsSigningAlgorithm, CoreTokenResponse,
    },
    reqwest,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{settings::Settings, user::User};

// #region claims

/// The claims that the library doesn't know, such as those of the mappers in client.json.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct OtherClaims(Map<String, Value>);

impl AdditionalClaims for OtherClaims {}

pub type AppIdToken = IdToken<
    OtherClaims,
    CoreGenderClaim,
    CoreJweContentEncryptionAlgorithm,
    CoreJwsSigningAlgorithm,
>;

pub type AppClaims = IdTokenClaims<OtherClaims, CoreGenderClaim>;

// #endregion claims

/// Verifies ID tokens with the current keys of the realm.
pub struct Verifier {
    client_id: ClientId,
    client_secret: ClientSecret,
    metadata: ProviderMetadataWithLogout,
    keys: RwLock<CoreJsonWebKeySet>,
    http: reqwest::Client,
}

impl Verifier {
    pub fn new(
        settings: &Settings,
        metadata: ProviderMetadataWithLogout,
        http: reqwest::Client,
    ) -> Self {
        Self {
            client_id: settings.client_id.clone(),
            client_secret: settings.client_secret.clone(),
            keys: RwLock::new(metadata.jwks().clone()),
            metadata,
            http,
        }
    }

    /// Returns the user that the ID token describes. Fails if the token isn't valid.
    pub async fn user_of(
        &self,
        tokens: &CoreTokenResponse,
        nonce: impl NonceVerifier + Copy,
    ) -> Result<User> {
        let id_token = tokens
            .id_token()
            .context("the server sent no ID token")?
            .to_string();
        let claims = self.claims_of(&id_token.parse()?, nonce).await?;
        Ok(User {
            profile: serde_json::from_value(claims.clone().into())
                .context("read the claims of the ID token")?,
            claims,
            id_token,
            access_token: tokens.access_token().clone(),
            refresh_token: tokens
                .refresh_token()
                .context("the server sent no refresh token")?
                .clone(),
            expires: SystemTime::now() + tokens.expires_in().unwrap_or(Duration::ZERO),
        })
    }

    // #region verify

    async fn claims_of(
        &self,
        id_token: &AppIdToken,
        nonce: impl NonceVerifier + Copy,
    ) -> Result<Map<String, Value>> {
        let keys = self.keys.read().expect("no thread panics").clone();
        let claims = match id_token.claims(&self.with(keys), nonce) {
            // The library reads the keys once. The realm has a new key since then.
            Err(ClaimsVerificationError::SignatureVerification(
                SignatureVerificationError::NoMatchingKey,
            )) => {
                let keys =
                    CoreJsonWebKeySet::fetch_async(self.metadata.jwks_uri(), &self.http).await?;
                *self.keys.write().expect("no thread panics") = keys.clone();
                id_token.claims(&self.with(keys), nonce)
            }
            first => first,
        };
        let claims: &AppClaims = claims.context("verify the ID token")?;
        Ok(serde_json::from_value(serde_json::to_value(claims)?)?)
    }

    /// Checks signature, issuer, audience, and expiry.
    fn with(&self, keys: CoreJsonWebKeySet) -> CoreIdTokenVerifier<'static> {
        CoreIdTokenVerifier::new_confidential_client(
            self.client_id.clone(),
            self.client_secret.clone(),
            self.metadata.issuer().clone(),
            keys,
        )
        .set_allowed_algs(
            self.metadata
                .id_token_signing_alg_values_supported()
                .clone(),
        )
    }

    // #endregion verify
}
