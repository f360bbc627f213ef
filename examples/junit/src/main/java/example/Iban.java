package example;

import java.math.BigInteger;

/** German IBANs (ISO 13616): DE and 20 digits, of which the first two are the check by mod 97. */
public final class Iban {
    private Iban() {}

    public static boolean isGerman(String text) {
        String iban = text.replace(" ", "").toUpperCase();
        if (!iban.matches("DE[0-9]{20}")) return false;
        String digits = iban.substring(4) + "1314" + iban.substring(2, 4); // D is 13, E is 14
        return new BigInteger(digits).mod(BigInteger.valueOf(97)).intValue() == 1;
    }
}
