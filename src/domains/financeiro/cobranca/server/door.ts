/** What the portal may use of collection, on the server. */
