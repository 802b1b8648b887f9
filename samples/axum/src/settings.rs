use std::env;

use anyhow::{Context, Result, bail};
use openidconnect::{ClientId, ClientSecret, IssuerUrl, url::Url};

pub struct Settings {
    pub issuer: IssuerUrl,
    pub client_id: ClientId,
    pub client_secret: ClientSecret,
    pub app_url: Url,
    pub port: u16,
}

impl Settings {
    /// Reads the environment variables, which are all required.
    pub fn read() -> Result<Self> {
        let app_url = Url::parse(&variable("APP_URL")?)
            .context("APP_URL must be a complete address, such as http://localhost:5118")?;
        Ok(Self {
            issuer: IssuerUrl::new(variable("ISSUER")?)
                .context("ISSUER must be a complete address")?,
            client_id: ClientId::new(variable("CLIENT_ID")?),
            client_secret: ClientSecret::new(variable("CLIENT_SECRET")?),
            app_url,
            port: variable("PORT")?.parse().context("PORT must be a port")?,
        })
    }

    /// Returns an address of this application. It's based on the configuration, because a Host header can be forged.
    pub fn address(&self, path: &str) -> String {
        format!("{}{path}", self.origin())
    }

    pub fn origin(&self) -> String {
        self.app_url.origin().ascii_serialization()
    }

    /// Returns the complete address of a page of this application, or of Home for any other address.
    /// A path such as //example.org would lead to another site.
    pub fn own_page(&self, path: &str) -> String {
        match self.app_url.join(path) {
            Ok(target) if target.origin() == self.app_url.origin() => target.into(),
            _ => self.address("/"),
        }
    }

    /// Reports whether cookies require HTTPS. They do everywhere except on a developer's machine.
    pub fn is_secure(&self) -> bool {
        self.app_url.scheme() == "https"
    }
}

fn variable(name: &str) -> Result<String> {
    match env::var(name) {
        Ok(value) if !value.is_empty() => Ok(value),
        _ => bail!("{name} is not set. Copy .env.example to .env, fill it in, and load it"),
    }
}
