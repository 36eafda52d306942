"""The browser client in a real browser, before a real house."""
