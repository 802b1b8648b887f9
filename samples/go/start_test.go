package main

import (
	"context"
	"errors"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"testing"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"
)

// start serves the application with one more route that logs a user in whose access token has expired.
func start(t *testing.T, renew func(context.Context, user) (user, error)) (*http.Client, string) {
	t.Helper()
	provider := (&oidc.ProviderConfig{IssuerURL: "https://auth.example.com/realms/acme"}).NewProvider(t.Context())
	k := &keycloak{
		provider: provider,
		verifier: provider.Verifier(&oidc.Config{ClientID: "acme-go"}),
		oauth:    oauth2.Config{ClientID: "acme-go", Endpoint: oauth2.Endpoint{AuthURL: "https://auth.example.com/auth"}},
		logout:   "https://auth.example.com/logout",
		client:   http.DefaultClient,
	}
	a := &app{keycloak: k, sessions: newSessions(false, renew)}
	mux := http.NewServeMux()
	mux.Handle("/", a.routes())
	mux.Handle("/test/start", a.sessions.LoadAndSave(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		expired := user{Subject: "max", RefreshToken: "first", Claims: []byte(`{"name":"Max","roles":["billing"]}`)}
		if err := a.sessions.start(r.Context(), expired); err != nil {
			t.Error(err)
		}
	})))
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	a.settings.appURL, _ = url.Parse(server.URL)
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	client := server.Client()
	client.Jar = jar
	client.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return client, server.URL
}

func noRenewal(context.Context, user) (user, error) {
	return user{}, errors.New("no renewal is expected")
}

func get(t *testing.T, client *http.Client, address string) *http.Response {
	t.Helper()
	response, err := client.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	response.Body.Close()
	return response
}
