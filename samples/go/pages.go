package main

import (
	"bytes"
	"embed"
	"encoding/json"
	"html/template"
	"log/slog"
	"net/http"
	"path"
	"strings"
)

//go:embed templates static
var files embed.FS

// pages has the template of each page by its name, each with the base.
var pages = parsePages()

func parsePages() map[string]*template.Template {
	functions := template.FuncMap{"join": strings.Join}
	entries, err := files.ReadDir("templates")
	if err != nil {
		panic(err)
	}
	parsed := map[string]*template.Template{}
	for _, entry := range entries {
		name := strings.TrimSuffix(entry.Name(), ".html")
		parsed[name] = template.Must(
			template.New("base.html").Funcs(functions).ParseFS(files, "templates/base.html", path.Join("templates", entry.Name())),
		)
	}
	return parsed
}

// view is what a template gets. It contains no token.
type view struct {
	IsLoggedIn bool
	Profile    profile
	Data       any
}

// show answers with a page.
func (a *app) show(w http.ResponseWriter, r *http.Request, status int, name string, data any) {
	v := view{Data: data}
	if u, ok := a.sessions.user(r.Context()); ok {
		p, err := u.profile()
		if err != nil {
			a.fail(w, err)
			return
		}
		v.IsLoggedIn, v.Profile = true, p
	}
	// Into a buffer first, so that an error doesn't leave half a page.
	var page bytes.Buffer
	if err := pages[name].Execute(&page, v); err != nil {
		a.fail(w, err)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(status)
	_, _ = page.WriteTo(w)
}

func (a *app) fail(w http.ResponseWriter, err error) {
	slog.Error("The request failed.", "error", err)
	http.Error(w, "Something went wrong.", http.StatusInternalServerError)
}

// page answers with a page that needs no data besides the profile.
func (a *app) page(name string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) { a.show(w, r, http.StatusOK, name, nil) }
}

func (a *app) account(w http.ResponseWriter, r *http.Request) {
	u, _ := a.sessions.user(r.Context())
	claims, err := u.allClaims()
	if err != nil {
		a.fail(w, err)
		return
	}
	a.show(w, r, http.StatusOK, "account", claims)
}

func (a *app) invoices(w http.ResponseWriter, r *http.Request) {
	a.show(w, r, http.StatusOK, "invoices", []string{"A-1001", "A-1002"})
}

// #region api

func (a *app) hello(w http.ResponseWriter, r *http.Request) {
	u, err := a.sessions.fresh(r.Context())
	if err != nil {
		slog.Warn("The renewal failed.", "reason", err)
		answer(w, http.StatusUnauthorized, map[string]string{"error": "Not logged in"})
		return
	}
	username, err := a.keycloak.usernameOf(r.Context(), u)
	if err != nil {
		slog.Warn("The call failed.", "reason", err)
		answer(w, http.StatusUnauthorized, map[string]string{"error": "The session has ended"})
		return
	}
	answer(w, http.StatusOK, map[string]string{"message": "Hello " + username})
}

// #endregion api

func answer(w http.ResponseWriter, status int, body map[string]string) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(body)
}
