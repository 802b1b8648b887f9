use std::{
    collections::BTreeMap,
    time::{Duration, SystemTime},
};

use openidconnect::{AccessToken, RefreshToken, SubjectIdentifier};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What a session stores. The browser never gets any of it, except for what a page shows.
#[derive(Clone, Serialize, Deserialize)]
pub struct User {
    pub profile: Profile,
    /// All claims of the ID token.
    pub claims: Map<String, Value>,
    pub id_token: String,
    pub access_token: AccessToken,
    pub refresh_token: RefreshToken,
    /// When the access token expires.
    pub expires: SystemTime,
}

/// The claims that this application uses.
#[derive(Clone, Serialize, Deserialize)]
pub struct Profile {
    pub sub: SubjectIdentifier,
    /// Users without a first and last name don't have the claim.
    pub name: Option<String>,
    pub preferred_username: String,
    /// Users without a role of this client don't have the claim.
    #[serde(default)]
    pub roles: Vec<String>,
    /// By organization ID. Users without an organization don't have the claim.
    #[serde(default)]
    pub organizations: BTreeMap<String, Organization>,
}

#[derive(Clone, Serialize, Deserialize)]
pub struct Organization {
    pub name: String,
    #[serde(default)]
    pub roles: Vec<String>,
}

impl User {
    /// Reports whether the access token is valid for at least a few seconds.
    pub fn is_fresh(&self) -> bool {
        self.expires > SystemTime::now() + Duration::from_secs(5)
    }

    /// Reports whether the user has a role of this client.
    pub fn has_role(&self, role: &str) -> bool {
        self.profile.roles.iter().any(|own| own == role)
    }

    pub fn name(&self) -> &str {
        let Profile {
            name,
            preferred_username,
            ..
        } = &self.profile;
        name.as_ref().unwrap_or(preferred_username)
    }
}
