use maud::{DOCTYPE, Markup, html};

use crate::{
    access::{Fresh, LoggedIn, Refusal, Visitor},
    user::User,
};

/// Puts the content of a page below the menu.
fn page(user: Option<&User>, main: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { "Acme in axum" }
                link rel="icon" href="data:,";
                link rel="stylesheet" href="/static/style.css";
            }
            body {
                header {
                    nav aria-label="Main" {
                        a href="/" { "Home" } " "
                        a href="/account" { "Account" } " "
                        a href="/organizations" { "Organizations" } " "
                        a href="/invoices" { "Invoices" } " "
                        a href="/call-api" { "API call" }
                    }
                    @if let Some(user) = user {
                        p data-testid="session" data-state="in" { "Logged in as " (user.name()) }
                        form action="/auth/logout" method="post" {
                            button data-testid="logout" { "Log out" }
                        }
                    } @else {
                        p data-testid="session" data-state="out" { "Not logged in" }
                        a href="/auth/login" data-testid="login" { "Log in" }
                    }
                }
                main { (main) }
            }
        }
    }
}

pub async fn home(Visitor(user): Visitor) -> Markup {
    page(
        user.as_ref(),
        html! {
            h1 { "Home" }
            p { "This page is public." }
        },
    )
}

pub async fn logged_out(Visitor(user): Visitor) -> Markup {
    page(
        user.as_ref(),
        html! {
            h1 { "Logged out" }
            p { "You are logged out of this application and of Keycloak." }
        },
    )
}

pub async fn login_error(Visitor(user): Visitor) -> Markup {
    page(
        user.as_ref(),
        html! {
            h1 { "Login failed" }
            p data-testid="login-error" role="alert" {
                "We could not log you in. " a href="/auth/login" { "Try again" }
            }
        },
    )
}

pub async fn account(LoggedIn(user): LoggedIn) -> Markup {
    page(
        Some(&user),
        html! {
            h1 { "Account" }
            p data-testid="user-name" { (user.name()) }
            dl data-testid="claims" {
                @for (name, value) in &user.claims {
                    dt { (name) }
                    dd { (value.as_str().map_or_else(|| value.to_string(), str::to_owned)) }
                }
            }
        },
    )
}

pub async fn organizations(LoggedIn(user): LoggedIn) -> Markup {
    page(
        Some(&user),
        html! {
            h1 { "Organizations" }
            ul data-testid="organizations" {
                @for organization in user.profile.organizations.values() {
                    li { (organization.name) ": " (organization.roles.join(", ")) }
                }
            }
        },
    )
}

pub async fn call_api(LoggedIn(user): LoggedIn) -> Markup {
    page(
        Some(&user),
        html! {
            script src="/static/call-api.js" defer {}
            h1 { "API call" }
            button type="button" data-testid="call-api" { "Call /api/hello" }
            p data-testid="api-answer" role="status" {}
        },
    )
}

// #region role

pub async fn invoices(user: Fresh) -> Result<Markup, Refusal> {
    let user = user.with_role("billing")?;
    Ok(page(
        Some(&user),
        html! {
            h1 { "Invoices" }
            ul data-testid="invoices" {
                li { "A-1001" }
                li { "A-1002" }
            }
        },
    ))
}

// #endregion role

pub fn forbidden(user: &User, role: &str) -> Markup {
    page(
        Some(user),
        html! {
            h1 { "No access" }
            p { "This page is for users with the role " (role) "." }
        },
    )
}
