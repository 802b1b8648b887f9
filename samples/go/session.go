package main

import (
	"context"
	"encoding/gob"
	"errors"
	"net/http"
	"time"

	"github.com/alexedwards/scs/v2"
)

// Names of values in a session.
const (
	keyLogin = "login"
	keyUser  = "user"
)

var errNoUser = errors.New("the session has no user")

// sessions stores the users on the server. The browser has only the ID of its session, in a cookie.
type sessions struct {
	*scs.SessionManager
	locks locks
	renew func(context.Context, user) (user, error)
}

// #region session

func newSessions(isSecure bool, renew func(context.Context, user) (user, error)) *sessions {
	gob.Register(login{})
	gob.Register(user{})
	manager := scs.New()
	// At most the "SSO Session Max" of the realm.
	manager.Lifetime = 10 * time.Hour
	// A copy of the store doesn't reveal the IDs of sessions.
	manager.HashTokenInStore = true
	manager.Cookie.Name = "session"
	manager.Cookie.HttpOnly = true
	manager.Cookie.SameSite = http.SameSiteLaxMode
	manager.Cookie.Secure = isSecure
	return &sessions{SessionManager: manager, renew: renew}
}

// start replaces the ID of the session, so that an ID from before the login is useless.
func (s *sessions) start(ctx context.Context, u user) error {
	if err := s.RenewToken(ctx); err != nil {
		return err
	}
	s.Put(ctx, keyUser, u)
	return nil
}

// #endregion session

func (s *sessions) user(ctx context.Context) (user, bool) {
	u, ok := s.Get(ctx, keyUser).(user)
	return u, ok
}

// end waits for a renewal, which would otherwise save the session again.
func (s *sessions) end(ctx context.Context) error {
	defer s.locks.lock(s.Token(ctx))()
	return s.Destroy(ctx)
}

// #region renewal

// fresh returns the user with an access token that is valid for at least a few seconds.
// It fails if the session has ended.
func (s *sessions) fresh(ctx context.Context) (user, error) {
	if u, ok := s.user(ctx); !ok || u.isFresh() {
		return u, errorUnless(ok)
	}
	// One renewal at a time: each refresh token works once, and a second use would end the session.
	id := s.Token(ctx)
	defer s.locks.lock(id)()
	// Not the context of the request: if the browser leaves the page, the new tokens must be saved all the same.
	saved, cancel := context.WithTimeout(context.Background(), 15*time.Second)
	defer cancel()
	// Another request might have renewed the tokens after this one had loaded the session.
	saved, err := s.Load(saved, id)
	if err != nil {
		return user{}, err
	}
	u, ok := s.user(saved)
	if !ok || u.isFresh() {
		return u, errorUnless(ok)
	}
	if u, err = s.renew(saved, u); err != nil {
		return user{}, err
	}
	s.Put(saved, keyUser, u)
	_, _, err = s.Commit(saved)
	return u, err
}

// #endregion renewal

func errorUnless(hasUser bool) error {
	if hasUser {
		return nil
	}
	return errNoUser
}
