import com.unboundid.ldap.listener.InMemoryDirectoryServer;
import com.unboundid.ldap.listener.InMemoryDirectoryServerConfig;
import com.unboundid.ldap.listener.InMemoryListenerConfig;
import com.unboundid.ldap.listener.SelfSignedCertificateGenerator;
import com.unboundid.ldap.sdk.schema.Schema;
import com.unboundid.util.ssl.KeyStoreKeyManager;
import com.unboundid.util.ssl.SSLUtil;
import com.unboundid.util.ssl.TrustAllTrustManager;
import java.net.InetAddress;

/**
 * Serves the entries of an LDIF file on a free port of this machine and prints the port. Ends when its standard input ends, so it
 * never outlives the process that started it.
 *
 * <p>Arguments: the file; the distinguished name that its entries are below; {@code ldap} or {@code ldaps}; {@code schema} to
 * refuse entries that break the standard schema, or {@code free}.
 */
public final class Directory {
  public static void main(String[] args) throws Exception {
    var config = new InMemoryDirectoryServerConfig(args[1]);
    config.setListenerConfigs(listener(args[2].equals("ldaps")));
    config.setSchema(args[3].equals("schema") ? Schema.getDefaultStandardSchema() : null);
    var directory = new InMemoryDirectoryServer(config);
    directory.importFromLDIF(true, args[0]);
    directory.startListening();
    System.out.println(directory.getListenPort());
    while (System.in.read() >= 0) {}
    directory.shutDown(true);
  }

  private static InMemoryListenerConfig listener(boolean isEncrypted) throws Exception {
    var address = InetAddress.getByName("127.0.0.1");
    if (!isEncrypted) return InMemoryListenerConfig.createLDAPConfig("ldap", address, 0, null);
    var store = SelfSignedCertificateGenerator.generateTemporarySelfSignedCertificate("lab", "PKCS12");
    var keys = new KeyStoreKeyManager(store.getFirst(), store.getSecond(), "PKCS12", null);
    var factory = new SSLUtil(keys, new TrustAllTrustManager()).createSSLServerSocketFactory();
    return InMemoryListenerConfig.createLDAPSConfig("ldaps", address, 0, factory, null);
  }
}
