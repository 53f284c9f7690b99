/** One icon per import keeps the other six thousand out of the build and out of the development server. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const Icone: import('@tabler/icons-react').Icon;
  export default Icone;
}
