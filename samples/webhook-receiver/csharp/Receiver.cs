using System;
using System.Collections.Concurrent;
using System.IO;
using System.Net;
using System.Net.Sockets;
using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;

public static class Receiver
{
    private const int MaxBodyBytes = 1024 * 1024;
    // Longer than the 15 minutes in which Keycloak can retry a delivery.
    private static readonly TimeSpan Remember = TimeSpan.FromHours(24);
    private static readonly Regex Uid = new Regex("\"uid\":\"([0-9a-f-]+)\"");
    private static readonly ConcurrentDictionary<string, DateTime> Handled =
        new ConcurrentDictionary<string, DateTime>();

    // #region verify
    /// <param name="rawBody">the bytes as they arrived, not parsed JSON</param>
    /// <param name="header">the value of X-Keycloak-Signature, or null</param>
    /// <param name="secret">the secret of the webhook</param>
    private static bool IsSigned(byte[] rawBody, string header, string secret)
    {
        using (var hmac = new HMACSHA256(Encoding.UTF8.GetBytes(secret)))
        {
            var expected = BitConverter.ToString(hmac.ComputeHash(rawBody)).Replace("-", "").ToLowerInvariant();
            return CryptographicOperations.FixedTimeEquals(
                Encoding.ASCII.GetBytes(expected),
                Encoding.ASCII.GetBytes(header ?? ""));
        }
    }
    // #endregion verify

    private static bool IsFirst(string uid)
    {
        var now = DateTime.UtcNow;
        foreach (var entry in Handled)
        {
            if (now - entry.Value > Remember) Handled.TryRemove(entry.Key, out _);
        }
        return Handled.TryAdd(uid, now);
    }

    // Works without a dependency, also on Mono. In an application, use System.Text.Json.
    private static string UidOf(byte[] rawBody)
    {
        var match = Uid.Match(Encoding.UTF8.GetString(rawBody));
        if (!match.Success) throw new FormatException("The event has no uid.");
        return match.Groups[1].Value;
    }

    /// <summary>The body, or null if it is too large.</summary>
    private static byte[] ReadBody(Stream input)
    {
        using (var body = new MemoryStream())
        {
            var buffer = new byte[8192];
            for (int read; (read = input.Read(buffer, 0, buffer.Length)) > 0;)
            {
                body.Write(buffer, 0, read);
                if (body.Length > MaxBodyBytes) return null;
            }
            return body.ToArray();
        }
    }

    private static int Answer(HttpListenerRequest request, string secret)
    {
        if (request.HttpMethod != "POST") return 405;
        var rawBody = ReadBody(request.InputStream);
        if (rawBody == null) return 413;
        if (!IsSigned(rawBody, request.Headers["X-Keycloak-Signature"], secret)) return 401;

        var uid = UidOf(rawBody);
        Console.WriteLine((IsFirst(uid) ? "event " : "duplicate ") + uid);
        return 204;
    }

    // HttpListener doesn't accept port 0.
    private static int FreePort()
    {
        var probe = new TcpListener(IPAddress.Loopback, 0);
        probe.Start();
        var port = ((IPEndPoint)probe.LocalEndpoint).Port;
        probe.Stop();
        return port;
    }

    public static int Main()
    {
        var secret = Environment.GetEnvironmentVariable("WEBHOOK_SECRET");
        if (string.IsNullOrEmpty(secret))
        {
            // An empty key would make every signature easy to forge.
            Console.Error.WriteLine("Set WEBHOOK_SECRET to the secret of the webhook.");
            return 1;
        }
        var port = int.Parse(Environment.GetEnvironmentVariable("PORT") ?? "8085");
        if (port == 0) port = FreePort();
        var listener = new HttpListener();
        listener.Prefixes.Add($"http://127.0.0.1:{port}/");
        listener.Start();
        Console.WriteLine($"listening on http://127.0.0.1:{port}");
        while (true)
        {
            var context = listener.GetContext();
            try
            {
                context.Response.StatusCode = Answer(context.Request, secret);
            }
            catch (Exception error)
            {
                Console.Error.WriteLine(error);
                context.Response.StatusCode = 500;
            }
            context.Response.Close();
        }
    }
}
