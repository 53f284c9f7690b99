import { normalizarBusca } from '#shared/palavras/busca.ts';

/** Letters of difference up to which a name is the same one, better written. */
const letras = 2;

/** Whether a name only corrects the spelling of another: accents, capitals, spaces, or a letter or two. */
export function corrigeGrafia(antes: string, depois: string): boolean {
  const [a, b] = [normalizarBusca(antes), normalizarBusca(depois)];
  if (Math.abs(a.length - b.length) > letras) return false;
  let linha = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const nova = [i];
    for (let j = 1; j <= b.length; j += 1)
      nova.push(Math.min((linha[j] ?? 0) + 1, (nova[j - 1] ?? 0) + 1, (linha[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)));
    linha = nova;
  }
  return (linha[b.length] ?? letras + 1) <= letras && a.length > 2 * letras;
}
