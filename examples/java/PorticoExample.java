import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Sends one reading of the history to Portico, and prints the servers with a license. Java 17, no
 * dependencies. PORTICO_URL and PORTICO_INGEST_KEY (scopes: history licenses) configure it. A bot on
 * JDA or Javacord makes the JSON with the JSON library that it has.
 */
public final class PorticoExample {
  private static final int ATTEMPTS = 12;

  private final HttpClient client =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(10))
          .build();
  private final String url;
  private final String key;

  PorticoExample(String url, String key) {
    this.url = url;
    this.key = key;
  }

  /** A call that failed for good. */
  static final class PorticoException extends IOException {
    PorticoException(String call, int status, String answer) {
      super(call + " (" + status + "): " + answer);
    }
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    var site = new PorticoExample(System.getenv("PORTICO_URL"), System.getenv("PORTICO_INGEST_KEY"));
    long minute = Instant.now().getEpochSecond() / 60;
    // The same minute has the same id, so a reading that is sent twice is stored once.
    String reading =
        """
        {"id":"history-%d","timestamp":%d,"guilds":%d,"users":%d,"ping":%d}"""
            .formatted(minute, minute * 60, 42, 1337, 21);
    System.out.println(site.call("POST", "/api/ingest/history", "{\"events\":[" + reading + "]}"));
    System.out.println(site.call("GET", "/api/bot/licenses", null));
  }

  /** Repeats a call with the same bytes while a repetition may help. */
  String call(String method, String path, String body) throws IOException, InterruptedException {
    HttpRequest request = request(method, path, body);
    for (int attempt = 1; ; attempt++) {
      double retryAfter = 0;
      try {
        HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());
        int status = answer.statusCode();
        if (status == 200) return answer.body();
        boolean isTransient = status >= 500 || status == 408 || status == 425 || status == 429;
        if (!isTransient || attempt == ATTEMPTS) {
          throw new PorticoException(method + " " + path, status, answer.body());
        }
        retryAfter = answer.headers().firstValue("Retry-After").map(PorticoExample::seconds).orElse(0.0);
      } catch (PorticoException error) {
        throw error;
      } catch (IOException error) {
        if (attempt == ATTEMPTS) throw error;
      }
      Thread.sleep((long) (1000 * delayAfter(attempt, retryAfter)));
    }
  }

  private HttpRequest request(String method, String path, String body) {
    var publisher = body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body);
    return HttpRequest.newBuilder(URI.create(url + path))
        .method(method, publisher)
        .timeout(Duration.ofSeconds(40))
        .header("Authorization", "Bearer " + key)
        .header("Content-Type", "application/json")
        .header("Portico-Version", "1")
        .build();
  }

  /** Seconds to wait: 0.5 to 60, half of them at random, and at least Retry-After. */
  private static double delayAfter(int attempt, double retryAfter) {
    double most = Math.min(60, 0.5 * Math.pow(2, attempt - 1));
    double backOff = most * (0.5 + ThreadLocalRandom.current().nextDouble() / 2);
    return Math.max(backOff, Math.min(900, retryAfter));
  }

  /** The site sends whole seconds. */
  private static double seconds(String header) {
    return header.matches("\\d{1,9}") ? Integer.parseInt(header) : 0;
  }
}
