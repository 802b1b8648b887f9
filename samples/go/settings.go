package main

import (
	"fmt"
	"net/url"
	"os"
)

type settings struct {
	issuer       string
	clientID     string
	clientSecret string
	appURL       *url.URL
	port         string
}

// readSettings reads the environment variables, which are all required.
func readSettings() (settings, error) {
	for _, name := range []string{"ISSUER", "CLIENT_ID", "CLIENT_SECRET", "APP_URL", "PORT"} {
		if os.Getenv(name) == "" {
			return settings{}, fmt.Errorf("%s is not set. Copy .env.example to .env, fill it in, and load it", name)
		}
	}
	appURL, err := url.Parse(os.Getenv("APP_URL"))
	if err != nil || appURL.Host == "" {
		return settings{}, fmt.Errorf("APP_URL is %q. It must be a complete address, such as http://localhost:5114", os.Getenv("APP_URL"))
	}
	return settings{
		issuer:       os.Getenv("ISSUER"),
		clientID:     os.Getenv("CLIENT_ID"),
		clientSecret: os.Getenv("CLIENT_SECRET"),
		appURL:       appURL,
		port:         os.Getenv("PORT"),
	}, nil
}

// address returns an address of this application. It's based on the configuration, because a Host header can be forged.
func (s settings) address(path string) string {
	return s.appURL.JoinPath(path).String()
}

// ownPage returns the complete address of a page of this application, or of Home for any other address.
// A path such as //example.org would lead to another site.
func (s settings) ownPage(path string) string {
	target, err := s.appURL.Parse(path)
	if err != nil || target.Scheme != s.appURL.Scheme || target.Host != s.appURL.Host {
		return s.address("/")
	}
	return target.String()
}

// isSecure reports whether cookies require HTTPS. They do everywhere except on a developer's machine.
func (s settings) isSecure() bool {
	return s.appURL.Scheme == "https"
}
