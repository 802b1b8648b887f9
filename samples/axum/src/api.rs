use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde_json::json;

use crate::{
    App,
    access::{Fresh, Refusal},
};

// #region api

/// Answers scripts, so a visitor gets a status instead of a redirect.
pub async fn hello(
    State(app): State<Arc<App>>,
    user: Result<Fresh, Refusal>,
) -> Result<Response, Refusal> {
    let Fresh(user) = match user {
        Err(Refusal::ToLogin { .. }) => return Ok(unauthorized("Not logged in")),
        user => user?,
    };
    match app.keycloak.username_of(&user).await {
        Ok(username) => Ok(Json(json!({"message": format!("Hello {username}")})).into_response()),
        Err(error) => {
            tracing::warn!("The call failed: {error:#}");
            Ok(unauthorized("The session has ended"))
        }
    }
}

// #endregion api

fn unauthorized(error: &str) -> Response {
    (StatusCode::UNAUTHORIZED, Json(json!({"error": error}))).into_response()
}
