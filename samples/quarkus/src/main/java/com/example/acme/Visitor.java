package com.example.acme;

import io.quarkus.oidc.IdToken;
import io.quarkus.security.identity.SecurityIdentity;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.jwt.JsonWebToken;

// #region visitor
/** Gives templates the user of the request as {@code inject:visitor}, but no token. */
@Named
@RequestScoped
public class Visitor {

    public record Organization(String name, String roles) {}

    @Inject
    SecurityIdentity identity;

    @Inject
    @IdToken
    JsonWebToken idToken;

    public boolean isLoggedIn() {
        return !identity.isAnonymous();
    }

    public String getName() {
        return idToken.getClaim("name");
    }

    public Map<String, String> getClaims() {
        var claims = new TreeMap<String, String>();
        // The library adds the encoded token as one more claim.
        for (String name : idToken.getClaimNames())
            if (!name.equals("raw_token")) claims.put(name, String.valueOf(idToken.<Object>getClaim(name)));
        return claims;
    }

    /** The keys of the claim are organization IDs. Users without an organization don't have the claim. */
    public List<Organization> getOrganizations() {
        JsonObject claim = idToken.getClaim("organizations");
        if (claim == null) return List.of();
        return claim.values().stream().map(value -> organization(value.asJsonObject())).toList();
    }

    private static Organization organization(JsonObject value) {
        JsonArray roles = value.getJsonArray("roles");
        var names = roles.getValuesAs(JsonString.class).stream().map(JsonString::getString).toList();
        return new Organization(value.getString("name"), String.join(", ", names));
    }
}
// #endregion visitor
