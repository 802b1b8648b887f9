use std::sync::Arc;

use anyhow::{Context, Result};
use tower_sessions::{
    Expiry, Session, SessionManagerLayer,
    cookie::{SameSite, time::Duration},
    session::Id,
};
use tower_sessions_moka_store::MokaStore;

use crate::{keycloak::Keycloak, locks::Locks, user::User};

/// Names of values in a session.
pub const LOGIN: &str = "login";
pub const USER: &str = "user";

// #region session

/// At most the "SSO Session Max" of the realm.
const LIFETIME: Expiry = Expiry::OnInactivity(Duration::hours(10));

/// Stores the users on the server. The browser has only the ID of its session, in a cookie.
pub struct Sessions {
    store: MokaStore,
    locks: Locks,
}

impl Sessions {
    pub fn new() -> Self {
        Self {
            // The number of sessions is limited, because each visitor who starts a login gets one.
            store: MokaStore::new(Some(100_000)),
            locks: Locks::default(),
        }
    }

    pub fn layer(&self, is_secure: bool) -> SessionManagerLayer<MokaStore> {
        SessionManagerLayer::new(self.store.clone())
            .with_name("session")
            .with_expiry(LIFETIME)
            // With Strict, the browser wouldn't send the cookie when it returns from the server.
            .with_same_site(SameSite::Lax)
            .with_secure(is_secure)
    }

    /// Replaces the ID of the session, so that an ID from before the login is useless.
    pub async fn start(&self, session: &Session, user: User) -> Result<()> {
        session.cycle_id().await?;
        Ok(session.insert(USER, user).await?)
    }
}

// #endregion session

impl Sessions {
    /// Waits for a renewal, which would otherwise save the session again.
    pub async fn end(&self, session: &Session) -> Result<()> {
        if let Some(id) = session.id() {
            let _lock = self.locks.lock(id).await;
            session.flush().await?;
        }
        Ok(())
    }

    // #region renewal

    /// Returns the user with an access token that is valid for at least a few seconds.
    /// Fails if the session has ended.
    pub async fn fresh(self: &Arc<Self>, keycloak: &Arc<Keycloak>, id: Id) -> Result<User> {
        let (sessions, keycloak) = (self.clone(), keycloak.clone());
        // If the browser leaves the page, axum drops the handler. The task still saves the new tokens.
        tokio::spawn(async move { sessions.renew(&keycloak, id).await }).await?
    }

    async fn renew(&self, keycloak: &Keycloak, id: Id) -> Result<User> {
        // One renewal at a time: each refresh token works once, and a second use would end the session.
        let _lock = self.locks.lock(id).await;
        // Another request might have renewed the tokens after this one had loaded the session.
        let session = Session::new(Some(id), Arc::new(self.store.clone()), Some(LIFETIME));
        let user: User = session.get(USER).await?.context("the session has ended")?;
        if user.is_fresh() {
            return Ok(user);
        }
        let user = keycloak.renew(&user).await?;
        session.insert(USER, &user).await?;
        session.save().await?;
        Ok(user)
    }

    // #endregion renewal
}
