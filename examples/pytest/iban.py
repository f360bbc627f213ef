import re


def is_german_iban(text):
    """ISO 13616: DE and 20 digits, of which the first two are the check by mod 97."""
    iban = text.replace(" ", "").upper()
    if not re.fullmatch(r"DE[0-9]{20}", iban):
        return False
    return int(iban[4:] + "1314" + iban[2:4]) % 97 == 1  # D is 13, E is 14
