export default function RematriculasPage() {
  return null;
}
