package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"sync"
	"time"
)

const (
	maxBodyBytes = 1 << 20
	// Longer than the 15 minutes in which Keycloak can retry a delivery.
	remember = 24 * time.Hour
)

// #region verify

// isSigned expects the bytes as they arrived and the value of X-Keycloak-Signature.
func isSigned(rawBody []byte, header string, secret []byte) bool {
	signature, err := hex.DecodeString(header)
	if err != nil {
		return false
	}
	mac := hmac.New(sha256.New, secret)
	mac.Write(rawBody)
	return hmac.Equal(signature, mac.Sum(nil))
}

// #endregion verify

type seen struct {
	mu      sync.Mutex
	handled map[string]time.Time
}

func (s *seen) isFirst(uid string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := time.Now()
	for key, since := range s.handled {
		if now.Sub(since) > remember {
			delete(s.handled, key)
		}
	}
	if _, known := s.handled[uid]; known {
		return false
	}
	s.handled[uid] = now
	return true
}

type event struct {
	UID  string `json:"uid"`
	Type string `json:"type"`
}

func receiver(secret []byte) http.Handler {
	deliveries := &seen{handled: map[string]time.Time{}}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodPost {
			w.WriteHeader(http.StatusMethodNotAllowed)
			return
		}
		rawBody, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBodyBytes))
		if err != nil {
			w.WriteHeader(http.StatusRequestEntityTooLarge)
			return
		}
		if !isSigned(rawBody, r.Header.Get("X-Keycloak-Signature"), secret) {
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		var e event
		if err := json.Unmarshal(rawBody, &e); err != nil {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		if deliveries.isFirst(e.UID) {
			fmt.Println("event", e.UID, e.Type)
		} else {
			fmt.Println("duplicate", e.UID, e.Type)
		}
		w.WriteHeader(http.StatusNoContent)
	})
}

func main() {
	secret := os.Getenv("WEBHOOK_SECRET")
	if secret == "" {
		// An empty key would make every signature easy to forge.
		log.Fatal("Set WEBHOOK_SECRET to the secret of the webhook.")
	}
	port := os.Getenv("PORT")
	if port == "" {
		port = "8085"
	}
	listener, err := net.Listen("tcp", "127.0.0.1:"+port)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("listening on http://%s\n", listener.Addr())
	server := &http.Server{Handler: receiver([]byte(secret)), ReadHeaderTimeout: 5 * time.Second}
	log.Fatal(server.Serve(listener))
}
