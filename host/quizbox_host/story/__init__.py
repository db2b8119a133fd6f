"""Stories: scenario tests in plain text, of what a person does, sees and hears."""
