package com.example.acme;

import java.time.Duration;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.oauth2.client.OAuth2AuthorizedClientManager;
import org.springframework.security.oauth2.client.OAuth2AuthorizedClientProviderBuilder;
import org.springframework.security.oauth2.client.registration.ClientRegistrationRepository;
import org.springframework.security.oauth2.client.web.DefaultOAuth2AuthorizedClientManager;
import org.springframework.security.oauth2.client.web.HttpSessionOAuth2AuthorizedClientRepository;
import org.springframework.security.oauth2.client.web.OAuth2AuthorizedClientRepository;
import org.springframework.security.oauth2.client.web.client.OAuth2ClientHttpRequestInterceptor;
import org.springframework.web.client.RestClient;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.util.HttpSessionMutexListener;

@Configuration(proxyBeanMethods = false)
class TokenConfiguration {

    // #region store
    /** Stores tokens for each session. Spring Boot's default store has one set for each user in all browsers. */
    @Bean
    OAuth2AuthorizedClientRepository sessionTokens() {
        return new HttpSessionOAuth2AuthorizedClientRepository();
    }
    // #endregion store

    // #region refresh
    @Bean
    OAuth2AuthorizedClientManager tokens(
            ClientRegistrationRepository clients, OAuth2AuthorizedClientRepository sessionTokens) {
        var manager = new DefaultOAuth2AuthorizedClientManager(clients, sessionTokens);
        manager.setAuthorizedClientProvider(OAuth2AuthorizedClientProviderBuilder.builder()
                .authorizationCode()
                .refreshToken(refresh -> refresh.clockSkew(Duration.ofSeconds(5)))
                .build());
        return request -> {
            // One renewal at a time: each refresh token works once, and a second use would end the session.
            synchronized (RequestContextHolder.currentRequestAttributes().getSessionMutex()) {
                return manager.authorize(request);
            }
        };
    }

    /** Gives each session the object that the renewal locks. */
    @Bean
    HttpSessionMutexListener sessionMutexes() {
        return new HttpSessionMutexListener();
    }
    // #endregion refresh

    // #region client
    /** Calls the API with the access token of the user, and renews the token when it has expired. */
    @Bean
    RestClient api(OAuth2AuthorizedClientManager tokens, @Value("${acme.url}") String url) {
        var bearer = new OAuth2ClientHttpRequestInterceptor(tokens);
        bearer.setClientRegistrationIdResolver(request -> "keycloak");
        return RestClient.builder().baseUrl(url).requestInterceptor(bearer).build();
    }
    // #endregion client
}
