package com.example.acme;

import io.quarkus.security.AuthenticationCompletionException;
import io.vertx.ext.web.Router;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;

// #region errors
/** Shows a page if the state, the nonce, or the code of a login is wrong. Quarkus logs the reason. */
@ApplicationScoped
public class LoginErrors {

    void register(@Observes Router router) {
        router.route().failureHandler(context -> {
            if (context.failure() instanceof AuthenticationCompletionException) context.redirect("/login-error");
            else context.next();
        });
    }
}
// #endregion errors
