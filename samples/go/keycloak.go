package main

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"time"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"
)

// keycloak sends the requests to the server.
type keycloak struct {
	provider  *oidc.Provider
	verifier  *oidc.IDTokenVerifier
	oauth     oauth2.Config
	logout    string
	loggedOut string
	client    *http.Client
}

// #region configure

// connect reads the addresses and keys of the realm.
func connect(ctx context.Context, s settings) (*keycloak, error) {
	// The default client has no time limit, so a server that hangs would block requests.
	client := &http.Client{Timeout: 10 * time.Second}
	provider, err := oidc.NewProvider(oidc.ClientContext(ctx, client), s.issuer)
	if err != nil {
		return nil, fmt.Errorf("read the configuration of the realm: %w", err)
	}
	var more struct {
		EndSessionEndpoint string `json:"end_session_endpoint"`
	}
	if err := provider.Claims(&more); err != nil {
		return nil, fmt.Errorf("read end_session_endpoint: %w", err)
	}
	return &keycloak{
		provider: provider,
		// Checks signature, issuer, audience, and expiry.
		verifier: provider.Verifier(&oidc.Config{ClientID: s.clientID}),
		oauth: oauth2.Config{
			ClientID:     s.clientID,
			ClientSecret: s.clientSecret,
			Endpoint:     provider.Endpoint(),
			RedirectURL:  s.address("/auth/callback"),
			Scopes:       []string{oidc.ScopeOpenID, "profile", "email"},
		},
		logout:    more.EndSessionEndpoint,
		loggedOut: s.address("/logged-out"),
		client:    client,
	}, nil
}

// #endregion configure

// #region login

// login is what the session stores until the browser returns from the server.
type login struct {
	State, Nonce, Verifier, ReturnTo string
}

// beginLogin returns the address for the redirect, and the data to store until the browser returns.
func (k *keycloak) beginLogin(returnTo string) (string, login) {
	l := login{State: rand.Text(), Nonce: rand.Text(), Verifier: oauth2.GenerateVerifier(), ReturnTo: returnTo}
	return k.oauth.AuthCodeURL(l.State, oidc.Nonce(l.Nonce), oauth2.S256ChallengeOption(l.Verifier)), l
}

// finishLogin returns an error if the state, nonce, or code is from another login.
func (k *keycloak) finishLogin(ctx context.Context, answer url.Values, l login) (user, error) {
	if answer.Get("state") != l.State {
		return user{}, errors.New("the state is from another login")
	}
	if code := answer.Get("error"); code != "" {
		return user{}, fmt.Errorf("%s: %s", code, answer.Get("error_description"))
	}
	ctx = oidc.ClientContext(ctx, k.client)
	tokens, err := k.oauth.Exchange(ctx, answer.Get("code"), oauth2.VerifierOption(l.Verifier))
	if err != nil {
		return user{}, err
	}
	u, nonce, err := k.userOf(ctx, tokens)
	if err == nil && nonce != l.Nonce {
		err = errors.New("the nonce of the ID token is from another login")
	}
	return u, err
}

// userOf verifies the ID token. The library doesn't compare the nonce, so the caller gets it.
func (k *keycloak) userOf(ctx context.Context, tokens *oauth2.Token) (u user, nonce string, err error) {
	raw, _ := tokens.Extra("id_token").(string)
	idToken, err := k.verifier.Verify(ctx, raw)
	if err != nil {
		return user{}, "", fmt.Errorf("verify the ID token: %w", err)
	}
	var claims json.RawMessage
	if err := idToken.Claims(&claims); err != nil {
		return user{}, "", err
	}
	return user{
		Subject:      idToken.Subject,
		Claims:       claims,
		IDToken:      raw,
		AccessToken:  tokens.AccessToken,
		RefreshToken: tokens.RefreshToken,
		Expires:      tokens.Expiry,
	}, idToken.Nonce, nil
}

// #endregion login

// renew exchanges the refresh token for new tokens. It fails if the session has ended on the server.
func (k *keycloak) renew(ctx context.Context, u user) (user, error) {
	ctx = oidc.ClientContext(ctx, k.client)
	tokens, err := k.oauth.TokenSource(ctx, &oauth2.Token{RefreshToken: u.RefreshToken}).Token()
	if err != nil {
		return user{}, err
	}
	renewed, _, err := k.userOf(ctx, tokens)
	if err == nil && renewed.Subject != u.Subject {
		err = errors.New("the new ID token is of another user")
	}
	return renewed, err
}

// usernameOf gets the user from the server, as an example of an API that accepts the access token.
func (k *keycloak) usernameOf(ctx context.Context, u user) (string, error) {
	token := oauth2.StaticTokenSource(&oauth2.Token{AccessToken: u.AccessToken})
	info, err := k.provider.UserInfo(oidc.ClientContext(ctx, k.client), token)
	if err != nil {
		return "", err
	}
	if info.Subject != u.Subject {
		return "", errors.New("the answer is about another user")
	}
	var claims struct {
		Username string `json:"preferred_username"`
	}
	if err := info.Claims(&claims); err != nil {
		return "", err
	}
	return claims.Username, nil
}

// #region logout

// logoutURL returns the address at which the browser also ends the session on the server.
func (k *keycloak) logoutURL(u user) string {
	return k.logout + "?" + url.Values{
		// Without it, the server asks the user to confirm the logout.
		"id_token_hint":            {u.IDToken},
		"post_logout_redirect_uri": {k.loggedOut},
	}.Encode()
}

// #endregion logout
