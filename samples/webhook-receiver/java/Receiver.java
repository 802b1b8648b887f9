import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class Receiver {
    private static final int MAX_BODY_BYTES = 1024 * 1024;
    // Longer than the 15 minutes in which Keycloak can retry a delivery.
    private static final Duration REMEMBER = Duration.ofHours(24);
    private static final Pattern SIGNATURE = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern UID = Pattern.compile("\"uid\":\"([0-9a-f-]+)\"");
    private static final Map<String, Instant> HANDLED = new ConcurrentHashMap<>();

    // #region verify
    /**
     * @param rawBody the bytes as they arrived, not parsed JSON
     * @param header the value of X-Keycloak-Signature, or null
     * @param secret the secret of the webhook
     */
    static boolean isSigned(byte[] rawBody, String header, String secret)
            throws GeneralSecurityException {
        if (header == null || !SIGNATURE.matcher(header).matches()) return false;
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        return MessageDigest.isEqual(mac.doFinal(rawBody), HexFormat.of().parseHex(header));
    }

    // #endregion verify

    static boolean isFirst(String uid) {
        Instant now = Instant.now();
        HANDLED.values().removeIf(since -> since.isBefore(now.minus(REMEMBER)));
        return HANDLED.putIfAbsent(uid, now) == null;
    }

    // The JDK has no JSON parser. In an application, use the parser of your framework.
    static String uid(byte[] rawBody) {
        var matcher = UID.matcher(new String(rawBody, StandardCharsets.UTF_8));
        if (!matcher.find()) throw new IllegalArgumentException("The event has no uid.");
        return matcher.group(1);
    }

    static int answer(HttpExchange exchange, String secret)
            throws IOException, GeneralSecurityException {
        if (!"POST".equals(exchange.getRequestMethod())) return 405;
        byte[] rawBody = exchange.getRequestBody().readNBytes(MAX_BODY_BYTES + 1);
        if (rawBody.length > MAX_BODY_BYTES) return 413;
        String header = exchange.getRequestHeaders().getFirst("X-Keycloak-Signature");
        if (!isSigned(rawBody, header, secret)) return 401;

        String uid = uid(rawBody);
        System.out.println((isFirst(uid) ? "event " : "duplicate ") + uid);
        return 204;
    }

    static void handle(HttpExchange exchange, String secret) throws IOException {
        try (exchange) {
            int status;
            try {
                status = answer(exchange, secret);
            } catch (GeneralSecurityException | RuntimeException e) {
                e.printStackTrace();
                status = 500;
            }
            exchange.sendResponseHeaders(status, -1);
        }
    }

    public static void main(String[] args) throws IOException {
        String secret = System.getenv().getOrDefault("WEBHOOK_SECRET", "");
        if (secret.isEmpty()) {
            // An empty key would make every signature easy to forge.
            System.err.println("Set WEBHOOK_SECRET to the secret of the webhook.");
            System.exit(1);
        }
        int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "8085"));
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
        server.createContext("/", exchange -> handle(exchange, secret));
        server.setExecutor(Executors.newFixedThreadPool(4));
        server.start();
        System.out.println("listening on http://127.0.0.1:" + server.getAddress().getPort());
    }
}
