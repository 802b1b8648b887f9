use std::sync::Arc;

use axum::{
    Router,
    body::Body,
    http::{Method, Request, StatusCode, header},
};
use openidconnect::url::{Url, form_urlencoded::byte_serialize};
use tower::ServiceExt;

use super::server::Server;
use crate::{App, routes};

/// Sends requests to the application, with the cookie that it got last.
#[derive(Clone)]
pub struct Browser {
    app: Router,
    server: Arc<Server>,
    pub cookie: Option<String>,
}

pub struct Answer {
    pub status: StatusCode,
    /// Empty without a redirect.
    pub location: String,
}

impl Browser {
    pub async fn new(server: &Arc<Server>) -> Self {
        let app = App::new(server.settings()).await.unwrap();
        Self {
            app: routes(app).unwrap(),
            server: server.clone(),
            cookie: None,
        }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.send(Method::GET, path, &[]).await
    }

    pub async fn send(&mut self, method: Method, path: &str, headers: &[(&str, &str)]) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let request = request.body(Body::empty()).unwrap();
        let response = self.app.clone().oneshot(request).await.unwrap();
        let text = |name| {
            response
                .headers()
                .get(name)
                .map(|value| value.to_str().unwrap())
        };
        if let Some(cookie) = text(header::SET_COOKIE) {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        Answer {
            status: response.status(),
            location: text(header::LOCATION).unwrap_or_default().to_owned(),
        }
    }

    /// Logs in for the page Account. The server answers with another state or nonce if they are given.
    /// Returns the address to which the callback leads.
    pub async fn log_in(&mut self, state: Option<&str>, nonce: Option<&str>) -> String {
        let address = self.get("/auth/login?returnTo=/account").await.location;
        let address = Url::parse(&address).unwrap();
        let sent = |name| {
            let pair = address.query_pairs().find(|(key, _)| key == name);
            pair.unwrap().1.into_owned()
        };
        *self.server.nonce.lock().unwrap() = nonce.map_or_else(|| sent("nonce"), str::to_owned);
        let state = state.map_or_else(|| sent("state"), str::to_owned);
        let state: String = byte_serialize(state.as_bytes()).collect();
        let callback = format!("/auth/callback?code=code&state={state}");
        self.get(&callback).await.location
    }
}
