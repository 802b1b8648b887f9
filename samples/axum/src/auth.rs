use std::sync::Arc;

use anyhow::Context;
use axum::{
    extract::{Query, State},
    response::Redirect,
};
use serde::Deserialize;
use tower_sessions::Session;

use crate::{
    App,
    access::{Refusal, Visitor},
    keycloak::{Answer, Login},
    sessions::LOGIN,
};

// #region login

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LoginQuery {
    #[serde(default)]
    return_to: String,
}

pub async fn login(
    State(app): State<Arc<App>>,
    session: Session,
    Query(query): Query<LoginQuery>,
) -> Result<Redirect, Refusal> {
    let return_to = app.settings.own_page(&query.return_to);
    let (address, login) = app.keycloak.begin_login(return_to);
    session.insert(LOGIN, login).await?;
    Ok(Redirect::to(address.as_str()))
}

pub async fn callback(
    State(app): State<Arc<App>>,
    session: Session,
    Query(answer): Query<Answer>,
) -> Redirect {
    match finish(&app, &session, answer).await {
        Ok(return_to) => Redirect::to(&return_to),
        Err(error) => {
            // Only in the log: the reason can contain details that are only for this application.
            tracing::warn!("The login failed: {error:#}");
            Redirect::to("/login-error")
        }
    }
}

async fn finish(app: &App, session: &Session, answer: Answer) -> anyhow::Result<String> {
    // Remove it, because each login can be completed once.
    let login: Login = session
        .remove(LOGIN)
        .await?
        .context("no login was started in this browser")?;
    let return_to = login.return_to.clone();
    let user = app.keycloak.finish_login(answer, login).await?;
    app.sessions.start(session, user).await?;
    Ok(return_to)
}

// #endregion login

// #region logout

pub async fn logout(
    State(app): State<Arc<App>>,
    session: Session,
    Visitor(user): Visitor,
) -> Result<Redirect, Refusal> {
    app.sessions.end(&session).await?;
    Ok(match user {
        Some(user) => Redirect::to(app.keycloak.logout_url(&user)?.as_str()),
        None => Redirect::to("/logged-out"),
    })
}

// #endregion logout
