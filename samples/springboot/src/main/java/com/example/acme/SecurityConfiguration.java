package com.example.acme;

import static org.springframework.security.config.Customizer.withDefaults;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.oauth2.client.oidc.web.logout.OidcClientInitiatedLogoutSuccessHandler;
import org.springframework.security.oauth2.client.registration.ClientRegistrationRepository;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.session.HttpSessionEventPublisher;

@Configuration(proxyBeanMethods = false)
class SecurityConfiguration {

    // #region api
    /** The API accepts access tokens and has no session. */
    @Bean
    @Order(1)
    SecurityFilterChain apiSecurity(HttpSecurity http) throws Exception {
        return http.securityMatcher("/api/**")
                .authorizeHttpRequests(requests -> requests.anyRequest().authenticated())
                .oauth2ResourceServer(server -> server.jwt(withDefaults()))
                .sessionManagement(sessions -> sessions.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                .build();
    }
    // #endregion api

    // #region pages
    /** Every page needs a login unless it's listed here. */
    @Bean
    @Order(2)
    SecurityFilterChain pageSecurity(
            HttpSecurity http, ClientRegistrationRepository clients, @Value("${acme.url}") String url)
            throws Exception {
        // Redirects the browser to the server's logout with the ID token as id_token_hint.
        var logoutAtServer = new OidcClientInitiatedLogoutSuccessHandler(clients);
        logoutAtServer.setPostLogoutRedirectUri(url + "/logged-out");
        return http.authorizeHttpRequests(requests -> requests.requestMatchers(
                                "/", "/logged-out", "/login-error", "/error", "/style.css")
                        .permitAll()
                        .anyRequest()
                        .authenticated())
                .oauth2Login(login ->
                        login.loginPage("/oauth2/authorization/keycloak").failureUrl("/login-error"))
                .logout(logout -> logout.logoutSuccessHandler(logoutAtServer))
                .oidcLogout(logout -> logout.backChannel(withDefaults()))
                .build();
    }

    /** Tells Spring Security when a session ends, so that it deletes its record of the login. */
    @Bean
    HttpSessionEventPublisher sessionEvents() {
        return new HttpSessionEventPublisher();
    }
    // #endregion pages
}
