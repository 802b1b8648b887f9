package com.example.acme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.containsString;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.jwt;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.oidcLogin;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.content;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.header;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.redirectedUrl;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.context.annotation.Bean;
import org.springframework.security.core.GrantedAuthority;
import org.springframework.security.core.authority.mapping.GrantedAuthoritiesMapper;
import org.springframework.security.oauth2.client.registration.ClientRegistration;
import org.springframework.security.oauth2.client.registration.ClientRegistrationRepository;
import org.springframework.security.oauth2.client.registration.InMemoryClientRegistrationRepository;
import org.springframework.security.oauth2.core.AuthorizationGrantType;
import org.springframework.security.oauth2.core.oidc.OidcIdToken;
import org.springframework.security.oauth2.core.oidc.user.OidcUserAuthority;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationConverter;
import org.springframework.test.web.servlet.MockMvc;

/** These tests need no server. A browser test covers the login itself. */
@SpringBootTest(
        properties = {
            "ISSUER=https://auth.example.com/realms/acme",
            "CLIENT_ID=acme-springboot",
            "CLIENT_SECRET=of-the-tests",
            "APP_URL=https://app.example.com"
        })
@AutoConfigureMockMvc
class SecurityTest {

    @Autowired
    private MockMvc mvc;

    @Autowired
    private ClientRegistrationRepository clients;

    @Autowired
    private JwtDecoder decoder;

    @Autowired
    private JwtAuthenticationConverter apiAuthorities;

    @Autowired
    private GrantedAuthoritiesMapper pageAuthorities;

    private static final Map<String, Object> ROLES = Map.of(
            "realm_access", Map.of("roles", List.of("auditor")),
            "resource_access",
                    Map.of(
                            "acme-springboot", Map.of("roles", List.of("billing")),
                            "another-client", Map.of("roles", List.of("admin"))));

    private static final OidcUserAuthority WITH_ROLE = new OidcUserAuthority(OidcIdToken.withTokenValue("id-token")
            .subject("max")
            .claims(claims -> claims.putAll(ROLES))
            .build());

    /** The client with fixed addresses and tokens without signatures, so that the tests need no server. */
    @TestConfiguration
    static class Clients {

        @Bean
        JwtDecoder decoder() {
            return token -> Jwt.withTokenValue(token)
                    .header("alg", "none")
                    .subject("max")
                    .claim("scope", "openid profile")
                    .claims(claims -> claims.putAll(token.equals("with-role") ? ROLES : Map.of()))
                    .build();
        }

        @Bean
        ClientRegistrationRepository clients() {
            String server = "https://auth.example.com/realms/acme/protocol/openid-connect";
            return new InMemoryClientRegistrationRepository(ClientRegistration.withRegistrationId("keycloak")
                    .clientId("acme-springboot")
                    .clientSecret("of-the-tests")
                    .authorizationGrantType(AuthorizationGrantType.AUTHORIZATION_CODE)
                    .redirectUri("https://app.example.com/login/oauth2/code/keycloak")
                    .scope("openid")
                    .authorizationUri(server + "/auth")
                    .tokenUri(server + "/token")
                    .jwkSetUri(server + "/certs")
                    .providerConfigurationMetadata(Map.of("end_session_endpoint", server + "/logout"))
                    .build());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/account", "/organizations", "/call-api", "/invoices", "/not-listed"})
    void sendsVisitorsToTheLogin(String path) throws Exception {
        mvc.perform(get(path)).andExpect(redirectedUrl("/oauth2/authorization/keycloak"));
    }

    @Test
    void asksWithPkceStateAndNonce() throws Exception {
        mvc.perform(get("/oauth2/authorization/keycloak"))
                .andExpect(header().string(
                                "Location",
                                allOf(
                                        containsString("code_challenge_method=S256"),
                                        containsString("state="),
                                        containsString("nonce="))));
    }

    @Test
    void refusesAStateThatItDidNotMake() throws Exception {
        mvc.perform(get("/login/oauth2/code/keycloak").param("code", "code").param("state", "forged"))
                .andExpect(redirectedUrl("/login-error"));
    }

    @Test
    void showsTheRolesOfTheUserInEachOrganization() throws Exception {
        var claim = Map.of("an-id", Map.of("name", "cedar", "roles", List.of("billing", "auditor")));
        mvc.perform(get("/organizations")
                        .with(oidcLogin().idToken(token -> token.claim("name", "Max").claim("organizations", claim))))
                .andExpect(content().string(containsString("cedar: billing, auditor")));
    }

    @Test
    void answersWhoeverHasAnAccessToken() throws Exception {
        mvc.perform(get("/api/hello")).andExpect(status().isUnauthorized());
        mvc.perform(get("/api/hello").with(jwt().jwt(token -> token.claim("preferred_username", "max"))))
                .andExpect(jsonPath("$.message").value("Hello max"));
    }

    // #region role
    @Test
    void letsTheClientRoleCallTheApi() throws Exception {
        mvc.perform(get("/api/invoices").header("Authorization", "Bearer without-role"))
                .andExpect(status().isForbidden());
        mvc.perform(get("/api/invoices").header("Authorization", "Bearer with-role"))
                .andExpect(jsonPath("$[0]").value("A-1001"));
    }
    // #endregion role

    @Test
    void letsTheClientRoleOpenThePage() throws Exception {
        mvc.perform(get("/invoices").with(oidcLogin())).andExpect(status().isForbidden());
        mvc.perform(get("/invoices").with(oidcLogin().authorities(List.copyOf(pageAuthorities.mapAuthorities(Set.of(WITH_ROLE))))))
                .andExpect(content().string(containsString("A-1001")));
    }

    @Test
    void mapsRealmRolesAndThoseOfThisClientAndKeepsScopes() throws Exception {
        var authorities = apiAuthorities.convert(decoder.decode("with-role")).getAuthorities().stream()
                .map(GrantedAuthority::getAuthority)
                .toList();
        assertThat(authorities)
                .contains("SCOPE_profile", "ROLE_auditor", "ROLE_acme-springboot.billing")
                .doesNotContain("ROLE_billing", "ROLE_admin");
    }

    @Test
    void logsOutAtTheServerToo() throws Exception {
        var user = oidcLogin().clientRegistration(clients.findByRegistrationId("keycloak"));
        mvc.perform(post("/logout").with(user)).andExpect(status().isForbidden());
        mvc.perform(post("/logout").with(user).with(csrf()))
                .andExpect(header().string(
                                "Location",
                                allOf(
                                        containsString("/protocol/openid-connect/logout?id_token_hint="),
                                        containsString("post_logout_redirect_uri=https://app.example.com/logged-out"))));
    }
}
