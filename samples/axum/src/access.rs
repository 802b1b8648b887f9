use std::sync::Arc;

use anyhow::anyhow;
use axum::{
    extract::FromRequestParts,
    http::{StatusCode, request::Parts},
    response::{IntoResponse, Redirect, Response},
};
use openidconnect::url::form_urlencoded::byte_serialize;
use tower_sessions::Session;

use crate::{App, pages, sessions::USER, user::User};

// #region protect

/// A handler with this argument is only for users. It sends visitors to the login, which then returns to the page.
pub struct LoggedIn(pub User);

impl FromRequestParts<Arc<App>> for LoggedIn {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        let Visitor(user) = Visitor::from_request_parts(parts, app).await?;
        user.map(Self).ok_or_else(|| Refusal::to_login(parts))
    }
}

/// Like `LoggedIn`, with a valid access token and current claims, so that a revoked role doesn't last.
pub struct Fresh(pub User);

impl FromRequestParts<Arc<App>> for Fresh {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        let LoggedIn(user) = LoggedIn::from_request_parts(parts, app).await?;
        let session = session_of(parts, app).await?;
        let Some(id) = session.id().filter(|_| !user.is_fresh()) else {
            return Ok(Self(user));
        };
        let renewed = app.sessions.fresh(&app.keycloak, id).await;
        renewed.map(Self).map_err(|error| {
            tracing::warn!("The renewal failed: {error:#}");
            Refusal::to_login(parts)
        })
    }
}

impl Fresh {
    /// Returns the user, or answers 403 to users without the client role.
    pub fn with_role(self, role: &'static str) -> Result<User, Refusal> {
        if self.0.has_role(role) {
            Ok(self.0)
        } else {
            Err(Refusal::LacksRole(Box::new(self.0), role))
        }
    }
}

/// Why a handler doesn't answer with its page.
pub enum Refusal {
    ToLogin { return_to: String },
    LacksRole(Box<User>, &'static str),
    Failed(anyhow::Error),
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        match self {
            Self::ToLogin { return_to } => {
                let return_to: String = byte_serialize(return_to.as_bytes()).collect();
                Redirect::to(&format!("/auth/login?returnTo={return_to}")).into_response()
            }
            Self::LacksRole(user, role) => {
                (StatusCode::FORBIDDEN, pages::forbidden(&user, role)).into_response()
            }
            Self::Failed(error) => {
                tracing::error!("The request failed: {error:#}");
                (StatusCode::INTERNAL_SERVER_ERROR, "Something went wrong.").into_response()
            }
        }
    }
}

// #endregion protect

impl Refusal {
    fn to_login(parts: &Parts) -> Self {
        Self::ToLogin {
            return_to: parts.uri.to_string(),
        }
    }
}

impl<E: Into<anyhow::Error>> From<E> for Refusal {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

/// Anyone who opens a page, with the user if there is one.
pub struct Visitor(pub Option<User>);

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refusal> {
        Ok(Self(session_of(parts, app).await?.get(USER).await?))
    }
}

async fn session_of(parts: &mut Parts, app: &Arc<App>) -> anyhow::Result<Session> {
    let session = Session::from_request_parts(parts, app).await;
    session.map_err(|(_, reason)| anyhow!(reason))
}
