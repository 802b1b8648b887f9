package main

import "sync"

// locks has one lock for each key that is in use. It works in one process only.
type locks struct {
	mu    sync.Mutex
	byKey map[string]*lock
}

type lock struct {
	sync.Mutex
	users int
}

// lock waits until the key is free, and returns what releases it.
func (l *locks) lock(key string) (unlock func()) {
	l.mu.Lock()
	if l.byKey == nil {
		l.byKey = map[string]*lock{}
	}
	held := l.byKey[key]
	if held == nil {
		held = &lock{}
		l.byKey[key] = held
	}
	held.users++
	l.mu.Unlock()

	held.Lock()
	return func() {
		held.Unlock()
		l.mu.Lock()
		defer l.mu.Unlock()
		if held.users--; held.users == 0 {
			delete(l.byKey, key)
		}
	}
}
