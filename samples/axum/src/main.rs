//! A web application that logs users in with Keycloak.

mod access;
mod api;
mod auth;
mod keycloak;
mod locks;
mod pages;
mod sessions;
mod settings;
#[cfg(test)]
mod tests;
mod user;

use std::sync::Arc;

use anyhow::{Context, Result};
use axum::{
    Router,
    http::header::CONTENT_TYPE,
    routing::{MethodRouter, get, post},
};
use tokio::{
    net::TcpListener,
    signal::unix::{SignalKind, signal},
};
use tower_http::csrf::CsrfLayer;

use crate::{keycloak::Keycloak, sessions::Sessions, settings::Settings};

/// What all handlers share.
pub struct App {
    settings: Settings,
    keycloak: Arc<Keycloak>,
    sessions: Arc<Sessions>,
}

impl App {
    async fn new(settings: Settings) -> Result<Arc<Self>> {
        Ok(Arc::new(Self {
            keycloak: Arc::new(Keycloak::connect(&settings).await?),
            sessions: Arc::new(Sessions::new()),
            settings,
        }))
    }
}

// #region routes

fn routes(app: Arc<App>) -> Result<Router> {
    let sessions = app.sessions.layer(app.settings.is_secure());
    // Refuses forms of other sites.
    let csrf = CsrfLayer::new().add_trusted_origin(app.settings.origin())?;
    Ok(Router::new()
        .route("/auth/login", get(auth::login))
        .route("/auth/callback", get(auth::callback))
        // Use POST, so that a link or an image on another page can't log users out.
        .route("/auth/logout", post(auth::logout))
        .route("/", get(pages::home))
        .route("/logged-out", get(pages::logged_out))
        .route("/login-error", get(pages::login_error))
        .route("/account", get(pages::account))
        .route("/organizations", get(pages::organizations))
        .route("/call-api", get(pages::call_api))
        .route("/invoices", get(pages::invoices))
        .route("/api/hello", get(api::hello))
        .layer(sessions)
        .layer(csrf)
        .route(
            "/static/style.css",
            file("text/css", include_str!("../static/style.css")),
        )
        .route(
            "/static/call-api.js",
            file("text/javascript", include_str!("../static/call-api.js")),
        )
        .with_state(app))
}

// #endregion routes

/// Answers with a file that is part of the program.
fn file(content_type: &'static str, content: &'static str) -> MethodRouter<Arc<App>> {
    get(async move || ([(CONTENT_TYPE, content_type)], content))
}

/// Waits until the platform or the developer ends the application.
async fn stopped() {
    let mut terminate = signal(SignalKind::terminate()).expect("the system has signals");
    tokio::select! {
        _ = terminate.recv() => {}
        _ = tokio::signal::ctrl_c() => {}
    }
}

#[tokio::main]
async fn main() -> Result<()> {
    tracing_subscriber::fmt().init();
    let settings = Settings::read()?;
    let address = settings.origin();
    // Browsers reach the server through `localhost` or a proxy on the same machine.
    let listener = TcpListener::bind(("127.0.0.1", settings.port))
        .await
        .with_context(|| format!("listen on port {}", settings.port))?;
    let app = App::new(settings).await?;
    tracing::info!("Listening at {address}");
    axum::serve(listener, routes(app)?)
        .with_graceful_shutdown(stopped())
        .await?;
    Ok(())
}
