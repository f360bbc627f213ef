import unittest

import specimen
from ledger import statements

STORY = {"country": "de", "seed": "ledger"}


class LedgerTest(unittest.TestCase):
    def test_entries_give_the_closing_balance(self):
        for opening, amounts, closing in statements(specimen.message("camt.053", n=50, returned=0.1, **STORY)):
            self.assertEqual(opening + sum(amounts), closing)

    def test_each_statement_begins_where_the_one_before_ended(self):
        read = list(statements(specimen.message("camt.053", n=50, **STORY)))
        self.assertEqual([opening for opening, _, _ in read[1:]], [closing for _, _, closing in read[:-1]])

    def test_a_wrong_closing_balance_is_noticed(self):
        (wrong,) = (each for each in specimen.cases("camt.053", **STORY) if each["case"] == "balance")
        self.assertTrue(any(opening + sum(amounts) != closing for opening, amounts, closing in statements(wrong["file"].encode())))
