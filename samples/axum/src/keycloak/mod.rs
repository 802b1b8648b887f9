mod login;
pub mod verifier;

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use openidconnect::{
    EndSessionUrl, EndpointMaybeSet, EndpointNotSet, EndpointSet, LogoutRequest, Nonce,
    PostLogoutRedirectUrl, ProviderMetadataWithLogout, RedirectUrl,
    core::{CoreClient, CoreUserInfoClaims},
    reqwest::{self, redirect::Policy},
    url::Url,
};

pub use self::login::{Answer, Login};
use self::verifier::{AppIdToken, Verifier};
use crate::{settings::Settings, user::User};

// #region client

/// A client whose addresses are from the discovery document.
type Client = CoreClient<
    EndpointSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointMaybeSet,
    EndpointMaybeSet,
>;

// #endregion client

/// Sends the requests to the server.
pub struct Keycloak {
    client: Client,
    verifier: Verifier,
    end_session: EndSessionUrl,
    logged_out: PostLogoutRedirectUrl,
    http: reqwest::Client,
}

impl Keycloak {
    // #region configure

    /// Reads the addresses and keys of the realm.
    pub async fn connect(settings: &Settings) -> Result<Self> {
        let http = reqwest::Client::builder()
            // The default has no time limit, so a server that hangs would block requests.
            .timeout(Duration::from_secs(10))
            // The endpoints don't redirect. A redirect could send a secret to another server.
            .redirect(Policy::none())
            .build()?;
        let metadata = ProviderMetadataWithLogout::discover_async(settings.issuer.clone(), &http)
            .await
            .context("read the configuration of the realm")?;
        let end_session = metadata
            .additional_metadata()
            .end_session_endpoint
            .clone()
            .context("the realm has no end_session_endpoint")?;
        let client = CoreClient::from_provider_metadata(
            metadata.clone(),
            settings.client_id.clone(),
            Some(settings.client_secret.clone()),
        )
        .set_redirect_uri(RedirectUrl::new(settings.address("/auth/callback"))?);
        Ok(Self {
            client,
            verifier: Verifier::new(settings, metadata, http.clone()),
            end_session,
            logged_out: PostLogoutRedirectUrl::new(settings.address("/logged-out"))?,
            http,
        })
    }

    // #endregion configure

    /// Exchanges the refresh token for new tokens. Fails if the session has ended on the server.
    pub async fn renew(&self, user: &User) -> Result<User> {
        let tokens = self
            .client
            .exchange_refresh_token(&user.refresh_token)?
            .request_async(&self.http)
            .await?;
        // The nonce belongs to the login. The ID token of a renewal doesn't have to repeat it.
        let any_nonce = |_: Option<&Nonce>| Ok(());
        let renewed = self.verifier.user_of(&tokens, any_nonce).await?;
        ensure!(
            renewed.profile.sub == user.profile.sub,
            "the new ID token is of another user"
        );
        Ok(renewed)
    }

    /// Gets the user from the server, as an example of an API that accepts the access token.
    pub async fn username_of(&self, user: &User) -> Result<String> {
        let info: CoreUserInfoClaims = self
            .client
            .user_info(user.access_token.clone(), Some(user.profile.sub.clone()))?
            .request_async(&self.http)
            .await?;
        let username = info.preferred_username().context("the user has no name")?;
        Ok(username.to_string())
    }

    // #region logout

    /// Returns the address at which the browser also ends the session on the server.
    pub fn logout_url(&self, user: &User) -> Result<Url> {
        // Without the hint, the server asks the user to confirm the logout.
        let hint: AppIdToken = user.id_token.parse()?;
        Ok(LogoutRequest::from(self.end_session.clone())
            .set_id_token_hint(&hint)
            .set_post_logout_redirect_uri(self.logged_out.clone())
            .http_get_url())
    }

    // #endregion logout
}
