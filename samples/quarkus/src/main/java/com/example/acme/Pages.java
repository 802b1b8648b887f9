package com.example.acme;

import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.quarkus.security.ForbiddenException;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

@Path("/")
@Produces(MediaType.TEXT_HTML)
public class Pages {

    // #region pages
    @GET
    public TemplateInstance home() {
        return Templates.home();
    }

    @GET
    @Path("account")
    @Authenticated
    public TemplateInstance account() {
        return Templates.account();
    }

    @GET
    @Path("organizations")
    @Authenticated
    public TemplateInstance organizations() {
        return Templates.organizations();
    }

    @GET
    @Path("call-api")
    @Authenticated
    public TemplateInstance callApi() {
        return Templates.callApi();
    }

    @GET
    @Path("invoices")
    @RolesAllowed("billing")
    public TemplateInstance invoices() {
        return Templates.invoices(List.of("A-1001", "A-1002"));
    }

    /** Shows a page to users without the role. */
    @ServerExceptionMapper
    public Response forbidden(ForbiddenException exception) {
        return Response.status(403)
                .type(MediaType.TEXT_HTML)
                .entity(Templates.forbidden().render())
                .build();
    }
    // #endregion pages

    // #region login
    /** For a login button: a visitor logs in first, and then goes on to Home. */
    @GET
    @Path("auth/login")
    @Authenticated
    public Response login() {
        return Response.seeOther(URI.create("/")).build();
    }
    // #endregion login

    @GET
    @Path("logged-out")
    public TemplateInstance loggedOut() {
        return Templates.loggedOut();
    }

    @GET
    @Path("login-error")
    public TemplateInstance loginError() {
        return Templates.loginError();
    }
}
