"""The language in which the tests speak: what a person does, sees and hears."""
