/** The mark: four tiles with one open, the courtyard where a school meets. */
export function Marca({ tamanho = 26 }: { tamanho?: number }) {
  return (
    <svg width={tamanho} height={tamanho} viewBox="0 0 26 26" aria-hidden="true">
      <rect width="26" height="26" rx="6" fill="#0f6b5b" />
      <rect x="5.5" y="6" width="6.5" height="6.5" rx="2" fill="#fff" />
      <rect x="14.5" y="6" width="6.5" height="6.5" rx="2" fill="#fff" />
      <rect x="14.5" y="14.5" width="6.5" height="6.5" rx="2" fill="#fff" />
    </svg>
  );
}
