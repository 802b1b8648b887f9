package main

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// The tests need no server. A browser test covers the login itself.

func TestVisitorsOfProtectedPagesGoToTheLogin(t *testing.T) {
	client, address := start(t, noRenewal)
	for _, page := range []string{"/account", "/organizations", "/call-api", "/invoices"} {
		response := get(t, client, address+page)
		if to := response.Header.Get("Location"); to != "/auth/login?returnTo="+url.QueryEscape(page) {
			t.Errorf("%s leads to %q", page, to)
		}
	}
	if response := get(t, client, address+"/api/hello"); response.StatusCode != http.StatusUnauthorized {
		t.Errorf("/api/hello answers %d", response.StatusCode)
	}
}

func TestTheLoginReturnsToPagesOfThisApplicationOnly(t *testing.T) {
	appURL, _ := url.Parse("http://localhost:5114")
	s := settings{appURL: appURL}
	for target, expected := range map[string]string{
		"/account?a=b":              "http://localhost:5114/account?a=b",
		"":                          "http://localhost:5114",
		"//example.org/":            "http://localhost:5114/",
		"https://example.org/":      "http://localhost:5114/",
		"http://localhost:5114.org": "http://localhost:5114/",
		"javascript:alert(1)":       "http://localhost:5114/",
	} {
		if got := s.ownPage(target); got != expected {
			t.Errorf("%q leads to %q instead of %q", target, got, expected)
		}
	}
}

func TestAForgedStateIsRefused(t *testing.T) {
	client, address := start(t, noRenewal)
	get(t, client, address+"/auth/login")
	response := get(t, client, address+"/auth/callback?code=code&state=forged")
	if to := response.Header.Get("Location"); to != "/login-error" {
		t.Errorf("the callback leads to %q", to)
	}
	if response := get(t, client, address+"/account"); response.StatusCode != http.StatusFound {
		t.Errorf("/account answers %d", response.StatusCode)
	}
}

func TestAFormOfAnotherSiteCannotLogUsersOut(t *testing.T) {
	client, address := start(t, noRenewal)
	get(t, client, address+"/test/start")
	request, _ := http.NewRequestWithContext(t.Context(), http.MethodPost, address+"/auth/logout", nil)
	request.Header.Set("Sec-Fetch-Site", "cross-site")
	response, err := client.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	response.Body.Close()
	if response.StatusCode != http.StatusForbidden {
		t.Errorf("the logout answers %d", response.StatusCode)
	}
	if response := get(t, client, address+"/account"); response.StatusCode != http.StatusOK {
		t.Errorf("/account answers %d", response.StatusCode)
	}
}

func TestParallelRequestsRenewOnce(t *testing.T) {
	var renewals atomic.Int32
	client, address := start(t, func(_ context.Context, u user) (user, error) {
		renewals.Add(1)
		if u.RefreshToken != "first" {
			return user{}, errors.New("a refresh token was used twice")
		}
		time.Sleep(20 * time.Millisecond)
		u.RefreshToken, u.Expires = "second", time.Now().Add(time.Minute)
		return u, nil
	})
	get(t, client, address+"/test/start")
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			response, err := client.Get(address + "/invoices")
			if err != nil {
				t.Error(err)
				return
			}
			response.Body.Close()
			if response.StatusCode != http.StatusOK {
				t.Errorf("/invoices answers %d", response.StatusCode)
			}
		})
	}
	group.Wait()
	if renewals.Load() != 1 {
		t.Errorf("the tokens were renewed %d times", renewals.Load())
	}
}
