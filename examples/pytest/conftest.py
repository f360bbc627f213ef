import pytest
import specimen


@pytest.fixture
def customer(request):
    """Another person in each test, the same one in each run."""
    return specimen.generate("de.person", seed=request.node.nodeid)
