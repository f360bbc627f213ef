package example;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;

/** Test data from a running service: {@code npx -y specimen-cli serve}, or the address in SPECIMEN_URL. */
final class Specimen {
    private static final String SITE = System.getenv().getOrDefault("SPECIMEN_URL", "http://localhost:3000");
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private Specimen() {}

    /** The rows of an answer as CSV without its header, which reads without a JSON library. */
    static List<String> rows(String path) throws IOException, InterruptedException {
        URI address = URI.create(SITE + "/api/v1/" + path);
        HttpRequest request = HttpRequest.newBuilder(address).header("Accept", "text/csv").build();
        return CLIENT.send(request, BodyHandlers.ofString()).body().lines().skip(1).toList();
    }
}
