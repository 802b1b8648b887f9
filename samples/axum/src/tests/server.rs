use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use axum::{
    Form, Json, Router,
    extract::State,
    http::StatusCode,
    routing::{get, post},
};
use chrono::Utc;
use openidconnect::{
    Audience, ClientId, ClientSecret, EndUserUsername, IssuerUrl, Nonce, PrivateSigningKey,
    StandardClaims, SubjectIdentifier,
    core::{CoreEdDsaPrivateSigningKey, CoreJwsSigningAlgorithm},
    url::Url,
};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::{net::TcpListener, time::sleep};

use crate::{
    keycloak::verifier::{AppClaims, AppIdToken, OtherClaims},
    settings::Settings,
};

/// Answers like the endpoints of a realm. Access tokens of a login have expired, and each refresh token works once.
pub struct Server {
    issuer: String,
    key: Mutex<char>,
    /// Of the next ID token.
    pub nonce: Mutex<String>,
    pub roles: Mutex<Vec<&'static str>>,
    pub renewals: AtomicUsize,
}

impl Server {
    pub async fn start() -> Arc<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Arc::new(Self {
            issuer: format!("http://{}", listener.local_addr().unwrap()),
            key: Mutex::new('A'),
            nonce: Mutex::default(),
            roles: Mutex::new(vec!["billing"]),
            renewals: AtomicUsize::new(0),
        });
        let routes = Router::new()
            .route("/.well-known/openid-configuration", get(metadata))
            .route("/certs", get(certs))
            .route("/token", post(token))
            .with_state(server.clone());
        tokio::spawn(async move { axum::serve(listener, routes).await });
        server
    }

    pub fn settings(&self) -> Settings {
        Settings {
            issuer: IssuerUrl::new(self.issuer.clone()).unwrap(),
            client_id: ClientId::new("acme-axum".into()),
            client_secret: ClientSecret::new("secret".into()),
            app_url: Url::parse("http://localhost:5118").unwrap(),
            port: 0,
        }
    }

    pub fn rotate_keys(&self) {
        *self.key.lock().unwrap() = 'B';
    }

    /// A key of Ed25519 in the format PKCS #8. Most of its secret bytes are zero, or the repeated letter.
    fn signing_key(&self) -> CoreEdDsaPrivateSigningKey {
        let key = *self.key.lock().unwrap();
        let secret = key.to_string().repeat(42);
        let label = "PRIVATE KEY";
        let pem = format!(
            "-----BEGIN {label}-----\nMC4CAQAwBQYDK2VwBCIEIA{secret}\n-----END {label}-----"
        );
        let id = serde_json::from_value(json!(key.to_string())).unwrap();
        CoreEdDsaPrivateSigningKey::from_ed25519_pem(&pem, Some(id)).unwrap()
    }

    fn id_token(&self) -> AppIdToken {
        let other = json!({"roles": *self.roles.lock().unwrap()});
        let name = EndUserUsername::new("max".into());
        let claims = AppClaims::new(
            IssuerUrl::new(self.issuer.clone()).unwrap(),
            vec![Audience::new("acme-axum".into())],
            Utc::now() + Duration::from_secs(60),
            Utc::now(),
            StandardClaims::new(SubjectIdentifier::new("max".into()))
                .set_preferred_username(Some(name)),
            serde_json::from_value::<OtherClaims>(other).unwrap(),
        )
        .set_nonce(Some(Nonce::new(self.nonce.lock().unwrap().clone())));
        let algorithm = CoreJwsSigningAlgorithm::EdDsa;
        AppIdToken::new(claims, &self.signing_key(), algorithm, None, None).unwrap()
    }
}

async fn metadata(State(server): State<Arc<Server>>) -> Json<Value> {
    let issuer = &server.issuer;
    Json(json!({
        "issuer": issuer,
        "authorization_endpoint": format!("{issuer}/auth"),
        "token_endpoint": format!("{issuer}/token"),
        "jwks_uri": format!("{issuer}/certs"),
        "end_session_endpoint": format!("{issuer}/logout"),
        "response_types_supported": ["code"],
        "subject_types_supported": ["public"],
        "id_token_signing_alg_values_supported": ["EdDSA"],
    }))
}

async fn certs(State(server): State<Arc<Server>>) -> Json<Value> {
    Json(json!({"keys": [server.signing_key().as_verification_key()]}))
}

#[derive(Deserialize)]
struct Request {
    refresh_token: Option<String>,
}

async fn token(
    State(server): State<Arc<Server>>,
    Form(request): Form<Request>,
) -> (StatusCode, Json<Value>) {
    let expires = match request.refresh_token.as_deref() {
        None => 0,
        Some("first") if server.renewals.fetch_add(1, Ordering::SeqCst) == 0 => {
            sleep(Duration::from_millis(100)).await;
            60
        }
        Some(_) => {
            return (
                StatusCode::BAD_REQUEST,
                Json(json!({"error": "invalid_grant"})),
            );
        }
    };
    let refresh = if expires == 0 { "first" } else { "second" };
    let body = json!({
        "access_token": "access",
        "token_type": "Bearer",
        "expires_in": expires,
        "refresh_token": refresh,
        "id_token": server.id_token(),
    });
    (StatusCode::OK, Json(body))
}
