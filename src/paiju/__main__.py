"""`python -m paiju` is the program `paiju`."""

from paiju.cli.app import main

main()
