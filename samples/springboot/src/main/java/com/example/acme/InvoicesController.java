package com.example.acme;

import java.util.List;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ResponseBody;

// #region invoices
@Controller
@PreAuthorize("hasRole('acme-springboot.billing')")
class InvoicesController {

    @GetMapping("/invoices")
    String page() {
        return "invoices";
    }

    @GetMapping("/api/invoices")
    @ResponseBody
    List<String> invoices() {
        return List.of("A-1001");
    }
}
// #endregion invoices
