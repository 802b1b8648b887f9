package com.example.acme;

import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.config.annotation.method.configuration.EnableMethodSecurity;
import org.springframework.security.core.GrantedAuthority;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.security.core.authority.mapping.GrantedAuthoritiesMapper;
import org.springframework.security.oauth2.core.oidc.user.OidcUserAuthority;
import org.springframework.security.oauth2.server.resource.authentication.DelegatingJwtGrantedAuthoritiesConverter;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationConverter;
import org.springframework.security.oauth2.server.resource.authentication.JwtGrantedAuthoritiesConverter;

/** Turns Keycloak roles into authorities for the API and for the pages. */
@Configuration(proxyBeanMethods = false)
@EnableMethodSecurity
class RolesConfiguration {

    private final String clientId;

    RolesConfiguration(@Value("${acme.client-id}") String clientId) {
        this.clientId = clientId;
    }

    // #region claims
    /** The realm role "auditor" becomes ROLE_auditor. The client role "billing" becomes ROLE_acme-springboot.billing. */
    private Collection<GrantedAuthority> authorities(Map<String, Object> claims) {
        var ofRealm = roles(claims.get("realm_access"));
        var ofClient = claims.get("resource_access") instanceof Map<?, ?> clients
                ? roles(clients.get(clientId)).map(role -> clientId + "." + role)
                : Stream.<String>empty();
        return Stream.concat(ofRealm, ofClient)
                .map(role -> new SimpleGrantedAuthority("ROLE_" + role))
                .collect(Collectors.toUnmodifiableSet());
    }

    private static Stream<String> roles(Object access) {
        return access instanceof Map<?, ?> map && map.get("roles") instanceof Collection<?> roles
                ? roles.stream().map(String::valueOf)
                : Stream.empty();
    }
    // #endregion claims

    // #region api
    /** For the API: keeps the scopes as authorities, and adds the roles in the access token. */
    @Bean
    JwtAuthenticationConverter apiAuthorities() {
        var converter = new JwtAuthenticationConverter();
        converter.setJwtGrantedAuthoritiesConverter(new DelegatingJwtGrantedAuthoritiesConverter(
                new JwtGrantedAuthoritiesConverter(), token -> authorities(token.getClaims())));
        return converter;
    }
    // #endregion api

    // #region pages
    /** For the pages: adds the roles in the ID token to the authorities of the login. */
    @Bean
    GrantedAuthoritiesMapper pageAuthorities() {
        return granted -> granted.stream()
                .flatMap(authority -> authority instanceof OidcUserAuthority user
                        ? Stream.concat(Stream.of(authority), authorities(user.getIdToken().getClaims()).stream())
                        : Stream.of(authority))
                .collect(Collectors.toUnmodifiableSet());
    }
    // #endregion pages
}
