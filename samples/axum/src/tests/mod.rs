//! The tests start a stand-in for the server. A browser test covers the login at Keycloak itself.

mod browser;
mod server;

use std::{sync::atomic::Ordering, time::Duration};

use axum::http::{Method, StatusCode};
use tokio::{task::JoinSet, time::timeout};

use self::{browser::Browser, server::Server};

#[tokio::test]
async fn visitors_of_protected_pages_go_to_the_login() {
    let mut browser = Browser::new(&Server::start().await).await;
    for page in ["account", "organizations", "call-api", "invoices"] {
        let answer = browser.get(&format!("/{page}?a=b")).await;
        assert_eq!(
            answer.location,
            format!("/auth/login?returnTo=%2F{page}%3Fa%3Db")
        );
    }
    let answer = browser.get("/api/hello").await;
    assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn the_login_returns_to_pages_of_this_application_only() {
    let server = Server::start().await;
    for (target, expected) in [
        ("/account?a=b", "http://localhost:5118/account?a=b"),
        ("", "http://localhost:5118/"),
        ("//example.org/", "http://localhost:5118/"),
        ("https://example.org/", "http://localhost:5118/"),
        ("http://localhost:5118.org", "http://localhost:5118/"),
        ("javascript:alert(1)", "http://localhost:5118/"),
    ] {
        assert_eq!(server.settings().own_page(target), expected, "{target}");
    }
}

#[tokio::test]
async fn a_login_with_a_foreign_state_or_nonce_is_refused() {
    let server = Server::start().await;
    let mut browser = Browser::new(&server).await;
    for (state, nonce) in [(Some("forged"), None), (None, Some("forged"))] {
        assert_eq!(browser.log_in(state, nonce).await, "/login-error");
        let answer = browser.get("/account").await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER);
    }
    assert_eq!(
        browser.log_in(None, None).await,
        "http://localhost:5118/account"
    );
    assert_eq!(browser.get("/account").await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_login_replaces_the_id_of_the_session() {
    let server = Server::start().await;
    let mut browser = Browser::new(&server).await;
    browser.get("/auth/login").await;
    let before = browser.cookie.clone();
    browser.log_in(None, None).await;
    assert_ne!(browser.cookie, before);
}

#[tokio::test]
async fn a_form_of_another_site_cannot_log_users_out() {
    let server = Server::start().await;
    let mut browser = Browser::new(&server).await;
    browser.log_in(None, None).await;
    let foreign = [("origin", "https://example.org")];
    let answer = browser.send(Method::POST, "/auth/logout", &foreign).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert_eq!(browser.get("/account").await.status, StatusCode::OK);

    let own = [("origin", "http://localhost:5118")];
    let answer = browser.send(Method::POST, "/auth/logout", &own).await;
    assert!(answer.location.contains("/logout?id_token_hint="));
    assert_eq!(browser.get("/account").await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn parallel_requests_renew_once() {
    let server = Server::start().await;
    let mut browser = Browser::new(&server).await;
    browser.log_in(None, None).await;
    let mut requests = JoinSet::new();
    for _ in 0..8 {
        let mut tab = browser.clone();
        requests.spawn(async move { tab.get("/invoices").await.status });
    }
    for status in requests.join_all().await {
        assert_eq!(status, StatusCode::OK);
    }
    assert_eq!(server.renewals.load(Ordering::SeqCst), 1);
}

#[tokio::test]
async fn new_tokens_are_saved_if_the_browser_leaves_the_page() {
    let server = Server::start().await;
    let mut browser = Browser::new(&server).await;
    browser.log_in(None, None).await;
    // Dropped during the renewal, as axum drops a handler whose connection is closed.
    let left = timeout(Duration::from_millis(50), browser.clone().get("/invoices")).await;
    assert!(left.is_err());
    assert_eq!(browser.get("/invoices").await.status, StatusCode::OK);
    assert_eq!(server.renewals.load(Ordering::SeqCst), 1);
}

#[tokio::test]
async fn users_without_the_role_are_refused() {
    let server = Server::start().await;
    server.roles.lock().unwrap().clear();
    let mut browser = Browser::new(&server).await;
    browser.log_in(None, None).await;
    let answer = browser.get("/invoices").await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_new_key_of_the_realm_is_found() {
    let server = Server::start().await;
    let mut browser = Browser::new(&server).await;
    server.rotate_keys();
    browser.log_in(None, None).await;
    assert_eq!(browser.get("/account").await.status, StatusCode::OK);
}
