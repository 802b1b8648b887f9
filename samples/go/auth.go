package main

import (
	"log/slog"
	"net/http"
	"net/url"
)

// #region login

func (a *app) login(w http.ResponseWriter, r *http.Request) {
	address, login := a.keycloak.beginLogin(a.settings.ownPage(r.FormValue("returnTo")))
	a.sessions.Put(r.Context(), keyLogin, login)
	http.Redirect(w, r, address, http.StatusFound)
}

func (a *app) callback(w http.ResponseWriter, r *http.Request) {
	// Pop, because each login can be completed once.
	begun, ok := a.sessions.Pop(r.Context(), keyLogin).(login)
	if !ok {
		a.refuse(w, r, "No login was started in this browser.")
		return
	}
	u, err := a.keycloak.finishLogin(r.Context(), r.URL.Query(), begun)
	if err == nil {
		err = a.sessions.start(r.Context(), u)
	}
	if err != nil {
		a.refuse(w, r, err.Error())
		return
	}
	http.Redirect(w, r, begun.ReturnTo, http.StatusFound)
}

// refuse logs the reason, but doesn't show it: it can contain details that are only for this application.
func (a *app) refuse(w http.ResponseWriter, r *http.Request, reason string) {
	slog.Warn("The login failed.", "reason", reason)
	http.Redirect(w, r, "/login-error", http.StatusFound)
}

// #endregion login

// #region logout

func (a *app) logout(w http.ResponseWriter, r *http.Request) {
	u, ok := a.sessions.user(r.Context())
	if err := a.sessions.end(r.Context()); err != nil {
		a.fail(w, err)
		return
	}
	target := "/logged-out"
	if ok {
		target = a.keycloak.logoutURL(u)
	}
	http.Redirect(w, r, target, http.StatusSeeOther)
}

// #endregion logout

// #region protect

// needUser lets users pass. It sends visitors to the login, which then returns to the page.
func (a *app) needUser(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if _, ok := a.sessions.user(r.Context()); !ok {
			a.toLogin(w, r)
			return
		}
		next(w, r)
	}
}

// needRole lets users with a client role pass, and answers 403 to all others.
func (a *app) needRole(role string, next http.HandlerFunc) http.HandlerFunc {
	return a.needUser(func(w http.ResponseWriter, r *http.Request) {
		// Renews the claims together with an expired access token, so that a revoked role doesn't last.
		u, err := a.sessions.fresh(r.Context())
		if err != nil {
			slog.Warn("The renewal failed.", "reason", err)
			a.toLogin(w, r)
			return
		}
		has, err := u.hasRole(role)
		switch {
		case err != nil:
			a.fail(w, err)
		case !has:
			a.show(w, r, http.StatusForbidden, "forbidden", role)
		default:
			next(w, r)
		}
	})
}

func (a *app) toLogin(w http.ResponseWriter, r *http.Request) {
	http.Redirect(w, r, "/auth/login?returnTo="+url.QueryEscape(r.URL.RequestURI()), http.StatusFound)
}

// #endregion protect
