package com.example.acme;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.security.oauth2.client.ClientAuthorizationException;
import org.springframework.security.oauth2.core.oidc.user.OidcUser;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.client.HttpClientErrorException;
import org.springframework.web.client.RestClient;

@Controller
class PagesController {

    private final RestClient api;

    PagesController(RestClient api) {
        this.api = api;
    }

    /** For the header of every page. Before a login, it's null. */
    @ModelAttribute("user")
    OidcUser user(@AuthenticationPrincipal OidcUser user) {
        return user;
    }

    @GetMapping("/")
    String home() {
        return "home";
    }

    // #region claims
    @GetMapping("/account")
    String account(@AuthenticationPrincipal OidcUser user, Model model) {
        model.addAttribute("claims", new TreeMap<>(user.getIdToken().getClaims()));
        return "account";
    }

    @GetMapping("/organizations")
    String organizations(@AuthenticationPrincipal OidcUser user, Model model) {
        // The keys are organization IDs. Users without an organization don't have the claim.
        Map<String, Object> claim = user.getIdToken().getClaimAsMap("organizations");
        model.addAttribute("organizations", claim == null ? Map.of() : claim);
        return "organizations";
    }
    // #endregion claims

    // #region call-api
    @GetMapping("/call-api")
    String callApi() {
        return "call-api";
    }

    @PostMapping("/call-api")
    String answer(Model model) {
        model.addAttribute("answer", api.get().uri("/api/hello").retrieve().body(HelloController.Hello.class));
        return "call-api";
    }

    /** The session on the server has ended. After a new login, the user returns to the page. */
    @ExceptionHandler({ClientAuthorizationException.class, HttpClientErrorException.Unauthorized.class})
    String logInAgain(HttpServletRequest request) throws ServletException {
        request.logout();
        return "redirect:/call-api";
    }
    // #endregion call-api

    @GetMapping("/logged-out")
    String loggedOut() {
        return "logged-out";
    }

    @GetMapping("/login-error")
    String loginError() {
        return "login-error";
    }
}
