/** Absent, null, '' and blanks are the same to whoever fills a form. */
export const isNada = (valor: unknown): boolean =>
  valor === undefined || valor === null || (typeof valor === 'string' && valor.trim() === '');

export const isRegistro = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** True when two values mean the same in a form, at any depth. */
export function iguais(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (isNada(a) && isNada(b))) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => iguais(item, b[i]));
  if (!isRegistro(a) || !isRegistro(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((chave) => iguais(a[chave], b[chave]));
}

export type Diferenca = { nome: string; meu: unknown; atual: unknown };

/** The named fields whose value differs between what the user has and what is stored now. */
export function diferencas(nomes: readonly string[], meu: (nome: string) => unknown, atual: (nome: string) => unknown): Diferenca[] {
  return nomes.map((nome) => ({ nome, meu: meu(nome), atual: atual(nome) })).filter((campo) => !iguais(campo.meu, campo.atual));
}

/** The current record inside a refusal's detail, for the fields that the form has; null when there is none. */
export function registroAtual(detalhe: unknown, nomes: readonly string[]): Record<string, unknown> | null {
  if (!isRegistro(detalhe)) return null;
  const registro = [detalhe['atual'], detalhe['registro'], detalhe].find(
    (candidato) => isRegistro(candidato) && nomes.some((nome) => nome in candidato),
  );
  return isRegistro(registro) ? Object.fromEntries(nomes.filter((nome) => nome in registro).map((nome) => [nome, registro[nome]])) : null;
}
