package example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class IbanTest {
    static Stream<Arguments> cases() throws Exception {
        return Specimen.rows("cases?spec=de.iban&seed=demo").stream()
                .map(row -> row.split(",", 4))
                .map(cells -> Arguments.of(cells[0], Boolean.valueOf(cells[1]), cells[2], cells[3]));
    }

    @ParameterizedTest(name = "{0}: {3}")
    @MethodSource("cases")
    void tellsRightFromWrong(String name, boolean valid, String value, String why) {
        assertEquals(valid, Iban.isGerman(value));
    }

    @Test
    void takesTheAccountsOfAThousandCustomers() throws Exception {
        List<String> ibans = Specimen.rows("de/iban?n=1000&seed=demo");
        assertEquals(1000, ibans.size());
        assertTrue(ibans.stream().allMatch(Iban::isGerman));
    }
}
