import { normalizarBusca } from '#shared/palavras/busca.ts';

const particulas: ReadonlySet<string> = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);

const palavrasDoNome = (nome: string): string[] =>
  normalizarBusca(nome)
    .split(/[^a-z0-9]+/)
    .filter((palavra) => palavra !== '' && !particulas.has(palavra));

/** The same word, or one as the initial of the other ("M." for Marina). */
const casam = (a: string, b: string): boolean => a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));

/**
 * Whether two names may be of one person: accents, case and particles aside, the same first name, and the same last name or
 * one that the other merely writes with fewer words (a maiden name, a middle name left out). Names that differ in a surname
 * are for a person to judge.
 */
export function podemSerAMesmaPessoa(nome: string, outro: string): boolean {
  const [a, b] = [palavrasDoNome(nome), palavrasDoNome(outro)];
  if (a[0] === undefined || b[0] === undefined || !casam(a[0], b[0])) return false;
  const [curto, longo] = a.length <= b.length ? [a, b] : [b, a];
  return casam(a.at(-1) ?? '', b.at(-1) ?? '') || curto.every((palavra) => longo.some((parte) => casam(palavra, parte)));
}
