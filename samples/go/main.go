// Command acme is a web application that logs users in with Keycloak.
package main

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"
)

type app struct {
	settings settings
	keycloak *keycloak
	sessions *sessions
}

// #region routes

func (a *app) routes() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /static/", http.FileServerFS(files))
	mux.HandleFunc("GET /auth/login", a.login)
	mux.HandleFunc("GET /auth/callback", a.callback)
	// Use POST, so that a link or an image on another page can't log users out.
	mux.HandleFunc("POST /auth/logout", a.logout)

	mux.HandleFunc("GET /{$}", a.page("home"))
	mux.HandleFunc("GET /logged-out", a.page("logged-out"))
	mux.HandleFunc("GET /login-error", a.page("login-error"))
	mux.HandleFunc("GET /account", a.needUser(a.account))
	mux.HandleFunc("GET /organizations", a.needUser(a.page("organizations")))
	mux.HandleFunc("GET /call-api", a.needUser(a.page("call-api")))
	mux.HandleFunc("GET /invoices", a.needRole("billing", a.invoices))
	mux.HandleFunc("GET /api/hello", a.hello)

	// Refuses forms of other sites.
	return http.NewCrossOriginProtection().Handler(a.sessions.LoadAndSave(mux))
}

// #endregion routes

func run(ctx context.Context) error {
	s, err := readSettings()
	if err != nil {
		return err
	}
	k, err := connect(ctx, s)
	if err != nil {
		return err
	}
	a := &app{settings: s, keycloak: k, sessions: newSessions(s.isSecure(), k.renew)}
	server := &http.Server{
		// Browsers reach the server through `localhost` or a proxy on the same machine.
		Addr:              net.JoinHostPort("127.0.0.1", s.port),
		Handler:           a.routes(),
		ReadHeaderTimeout: 10 * time.Second,
	}
	go func() {
		<-ctx.Done()
		limit, cancel := context.WithTimeout(context.Background(), 10*time.Second)
		defer cancel()
		_ = server.Shutdown(limit)
	}()
	slog.Info("Listening.", "address", s.appURL.String())
	if err := server.ListenAndServe(); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx); err != nil {
		slog.Error("The application ended.", "error", err)
		os.Exit(1)
	}
}
