package com.example.acme;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import java.util.List;

/** The files in {@code templates}. A build fails if a template is missing or uses an unknown property. */
@CheckedTemplate
public class Templates {

    public static native TemplateInstance home();

    public static native TemplateInstance account();

    public static native TemplateInstance organizations();

    public static native TemplateInstance callApi();

    public static native TemplateInstance invoices(List<String> invoices);

    public static native TemplateInstance forbidden();

    public static native TemplateInstance loggedOut();

    public static native TemplateInstance loginError();
}
