package com.example.acme;

import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

// #region hello
@RestController
class HelloController {

    record Hello(String message) {}

    @GetMapping("/api/hello")
    Hello hello(@AuthenticationPrincipal Jwt token) {
        return new Hello("Hello " + token.getClaimAsString("preferred_username"));
    }
}
// #endregion hello
