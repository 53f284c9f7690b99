// Plain JavaScript on purpose: it must run on any Node to say what is missing.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Pátio needs Node 24 or newer and is running on ${process.versions.node}. Run it through npm ("npm run demo"), which brings its own, after "npm ci".`,
  );
  process.exit(1);
}
