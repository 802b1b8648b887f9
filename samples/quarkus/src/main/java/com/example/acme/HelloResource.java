package com.example.acme;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.oidc.AccessTokenCredential;
import io.quarkus.oidc.OidcConfigurationMetadata;
import io.quarkus.security.Authenticated;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotAuthorizedException;
import jakarta.ws.rs.Path;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

// #region api
@Path("/api/hello")
@Authenticated
public class HelloResource {

    public record Hello(String message) {}

    private final HttpClient http = HttpClient.newHttpClient();

    @Inject
    AccessTokenCredential accessToken;

    @Inject
    OidcConfigurationMetadata server;

    @Inject
    ObjectMapper json;

    /** Gets the user from the server, as an example of an API that accepts the access token. */
    @GET
    public Hello hello() throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(server.getUserInfoUri()))
                .header("Authorization", "Bearer " + accessToken.getToken())
                .build();
        var response = http.send(request, BodyHandlers.ofString());
        // The session has ended on the server.
        if (response.statusCode() != 200) throw new NotAuthorizedException("Bearer");
        return new Hello("Hello " + json.readTree(response.body()).get("preferred_username").asText());
    }
}
// #endregion api
