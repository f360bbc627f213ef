import pytest
import specimen
from iban import is_german_iban

CASES = specimen.cases("de.iban")


@pytest.mark.parametrize("case", CASES, ids=[f"{case['case']}: {case['why']}" for case in CASES])
def test_iban(case):
    assert is_german_iban(case["value"]) == case["valid"]


def test_customer_has_an_account(customer):
    assert is_german_iban(customer["iban"])


def test_customers_of_one_city():
    women = specimen.generate("de.person", n=3, sex="female", city="Berlin", seed="demo")
    assert [(each["sex"], each["city"]) for each in women] == [("female", "Berlin")] * 3
