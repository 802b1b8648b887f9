package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"time"
)

// user is what a session stores. The browser never gets any of it, except for what a page shows.
type user struct {
	Subject string
	// The claims of the ID token, as JSON.
	Claims                             []byte
	IDToken, AccessToken, RefreshToken string
	// When the access token expires.
	Expires time.Time
}

// isFresh reports whether the access token is valid for at least a few seconds.
func (u user) isFresh() bool {
	return time.Until(u.Expires) > 5*time.Second
}

type organization struct {
	Name  string   `json:"name"`
	Roles []string `json:"roles"`
}

// profile has the claims that this application uses.
type profile struct {
	Name  string   `json:"name"`
	Roles []string `json:"roles"`
	// By organization ID. Users without an organization don't have the claim.
	Organizations map[string]organization `json:"organizations"`
}

func (u user) profile() (profile, error) {
	var p profile
	if err := json.Unmarshal(u.Claims, &p); err != nil {
		return profile{}, fmt.Errorf("read the claims of the ID token: %w", err)
	}
	return p, nil
}

// hasRole reports whether the user has a role of this client.
func (u user) hasRole(role string) (bool, error) {
	p, err := u.profile()
	return slices.Contains(p.Roles, role), err
}

// allClaims returns every claim as text.
func (u user) allClaims() (map[string]string, error) {
	var claims map[string]json.RawMessage
	if err := json.Unmarshal(u.Claims, &claims); err != nil {
		return nil, fmt.Errorf("read the claims of the ID token: %w", err)
	}
	texts := make(map[string]string, len(claims))
	for name, value := range claims {
		var text string
		if json.Unmarshal(value, &text) != nil {
			text = string(value)
		}
		texts[name] = text
	}
	return texts, nil
}
