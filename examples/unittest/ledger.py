from decimal import Decimal
from xml.etree import ElementTree

NAMESPACE = "{urn:iso:std:iso:20022:tech:xsd:camt.053.001.08}"


def statements(xml):
    """Opening balance, signed amounts and closing balance of each statement of a camt.053."""
    for statement in ElementTree.fromstring(xml).iter(f"{NAMESPACE}Stmt"):
        opening, closing = (signed(balance) for balance in statement.findall(f"{NAMESPACE}Bal"))
        yield opening, [signed(entry) for entry in statement.findall(f"{NAMESPACE}Ntry")], closing


def signed(element):
    amount = Decimal(element.findtext(f"{NAMESPACE}Amt"))
    return -amount if element.findtext(f"{NAMESPACE}CdtDbtInd") == "DBIT" else amount
